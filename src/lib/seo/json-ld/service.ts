import type { Service } from 'schema-dts'

import { organisationId } from './json-ld'

/** The company's services. No price: installation is priced after a survey. */
export function serviceData({ path, origin }: { path: string; origin: string }): Service {
  return {
    '@type': 'Service',
    '@id': `${origin}${path}#service`,
    name: 'Installation and maintenance',
    serviceType: ['Heating system', 'Electric heating', 'Infrared heating installation'],
    provider: { '@id': organisationId(origin) },
    areaServed: { '@type': 'Country', name: 'United Kingdom' },
    url: `${origin}${path}`,
  }
}
