import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts'

import { routes } from '@/lib/routing/routes'

import { organisationId } from './json-ld'

/** The site with its search action. */
export function websiteData({ origin }: { origin: string }): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${routes.search}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: 'Powerboard',
    url: `${origin}/`,
    inLanguage: 'en-GB',
    publisher: { '@id': organisationId(origin) },
    potentialAction: search,
  }
}
