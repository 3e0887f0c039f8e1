import { routes } from '@/lib/routing/routes'

import { type Feature, PER_REQUEST, PRERENDERED } from './feature'
import { CONFIGURATOR_PERSONAL_DATA } from './personal-data/configurator'

/** The price of a system, line by line. */
export const configurator = {
  staysOpenBecause: null,
  pages: {
    configure: {
      path: routes.configure,
      ...PRERENDERED,
      scriptBytesMax: 190_000,
      name: 'Price your rooms',
      title: 'Price your rooms, line by line',
      description:
        'Choose what to heat and see every line of the price: panels, delivery, fitting and VAT, and what is only known after a survey. No contact details.',
      shareImage: 'panel-stack-13',
      kind: 'tool',
      category: 'tool',
      sitemap: 'tools',
      search: { keywords: 'Configurator, price, cost of panels, delivery, fitting, VAT, thermostats, quote.' },
    },
  },
  replies: {
    configureResult: {
      ...PER_REQUEST,
      path: routes.configureResult,
      query: 'form',
      title: 'The price of your system',
      description: 'Panels, delivery and fitting for one home, line by line.',
    },
  },
  checks: {
    configureCheck: { ...PER_REQUEST, path: routes.configureCheck, title: 'Check your details' },
  },
  confirmations: {
    configureReceived: {
      ...PER_REQUEST,
      path: routes.configureReceived,
      query: ['reference'],
      title: 'Quote requested',
    },
  },
  queryPages: {
    [routes.configure]: { page: routes.configureResult, parameters: ['propertyType', 'home'] },
  },
  formEndpoints: ['/api/configuration-quotes'],
  collections: ['configuration-quotes'],
  personalData: CONFIGURATOR_PERSONAL_DATA,
} as const satisfies Feature
