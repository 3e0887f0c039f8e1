import type { IncomingMessage } from 'node:http'

import { PAGES } from '@/lib/registry/pages'
import { QUERY_PAGES } from '@/lib/registry/query-pages'

import type { BuiltRoutes } from './built-routes'

type Asked = Pick<IncomingMessage, 'url' | 'headers'>

/** The URL as Next gets it, and the part of its query that was removed, without a question mark. */
export type ReadUrl = { url: string; unread: string }

/** Distinguishes React's partial responses from whole pages. Next checks its value against the request's headers. */
const OF_REACT = '_rsc'

const QUERY_BY_ROUTE = new Map(PAGES.map(({ path, query = [] }) => [path, query]))

/** Next redirects these to another spelling, with the query. */
export const isRespeltByNext = (path: string): boolean => /\\|\/\/|.\/$/.test(path)

/**
 * Removes what no page reads from the query of a URL. A page is rendered for its first visitor and then sent to
 * everyone, and Next writes the query into it; the browser keeps its own, for analytics and for scripts. Endpoints and
 * files get the whole query.
 */
export function readQuery({ url = '/', headers }: Asked, routeOf: BuiltRoutes['routeOf']): ReadUrl {
  const at = url.indexOf('?')
  if (at === -1) return { url, unread: '' }
  const [path, query] = [url.slice(0, at), url.slice(at + 1)]
  const names = namesReadAt(path, { query, routeOf })
  if (names === 'all') return { url, unread: '' }
  const wanted = headers['rsc'] === undefined ? names : [...names, OF_REACT]
  if (wanted.length === 0) return { url: path, unread: query }
  const pairs = query.split('&').map((pair) => ({ pair, isRead: wanted.includes(nameOf(pair)) }))
  const those = (isRead: boolean) => pairs.flatMap((one) => (one.isRead === isRead ? [one.pair] : [])).join('&')
  const read = those(true)
  return { url: read === '' ? path : `${path}?${read}`, unread: those(false) }
}

type Given = { query: string; routeOf: BuiltRoutes['routeOf'] }

function namesReadAt(path: string, { query, routeOf }: Given): readonly string[] | 'all' {
  if (isRespeltByNext(path)) return 'all'
  const queryPage = QUERY_PAGES[path]
  const isOfQueryPage = queryPage && query.split('&').some((pair) => queryPage.parameters.includes(nameOf(pair)))
  const route = isOfQueryPage ? queryPage.page : routeOf(path)
  const reads = route === null ? [] : QUERY_BY_ROUTE.get(route)
  return reads === undefined || reads === 'form' ? 'all' : reads
}

/** The decoded name of a parameter, as Next reads it. */
const nameOf = (pair: string): string => [...new URLSearchParams(pair).keys()][0] ?? ''

/** A redirect's target with the query that was removed, if it is on this site and does not set the parameter itself. */
export function withQueryOf(target: string, unread: string): string {
  if (unread === '' || !/^\/(?!\/)/.test(target)) return target
  const [address = '', ...fragment] = target.split('#')
  const [path = '', ...rest] = address.split('?')
  const own = rest.join('?')
  const ownNames = new Set(own.split('&').map(nameOf))
  const added = unread.split('&').filter((pair) => !ownNames.has(nameOf(pair)))
  const query = [...(own === '' ? [] : [own]), ...added].join('&')
  return [`${path}${query === '' ? '' : `?${query}`}`, ...fragment].join('#')
}
