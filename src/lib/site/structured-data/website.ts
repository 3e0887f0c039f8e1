import { routes } from '../routes'
import { organisationId, type JsonLd } from './json-ld'

export function websiteData({ origin }: { origin: string }): JsonLd {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: 'Powerboard',
    url: `${origin}/`,
    inLanguage: 'en-GB',
    publisher: { '@id': organisationId(origin) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${routes.search}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}
