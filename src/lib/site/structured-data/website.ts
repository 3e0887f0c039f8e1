import { organisationId, type JsonLd } from './json-ld'

export function websiteData({ origin }: { origin: string }): JsonLd {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: 'Powerboard',
    url: `${origin}/`,
    inLanguage: 'en-GB',
    publisher: { '@id': organisationId(origin) },
  }
}
