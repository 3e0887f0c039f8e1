import { PAGES } from '@/lib/registry/pages'
import { isSecretPath } from '@/lib/routing/secret-paths'

import type { BuiltRoutes } from './built-routes'
import { isCanonicalPath, UNRESERVED } from './canonical'
import { isRespeltByNext } from './read-query'
import type { UnknownPathGuard } from './unknown-path-guard'

const PAGE_ROUTES = new Set(PAGES.map(({ path }) => path))

/**
 * The path in small letters and without needless percent-encoding, as all our pages are written: '/about' for
 * '/About' and '/%61bout'. Null if it is written so already, or is no valid path.
 */
export function usualSpelling(path: string): string | null {
  if (!/[A-Z%]/.test(path)) return null
  const usual = path
    .replace(/%[\da-f]{2}/gi, (encoded) => {
      const sign = String.fromCharCode(Number.parseInt(encoded.slice(1), 16))
      return UNRESERVED.test(sign) ? sign : encoded.toUpperCase()
    })
    .replace(/%[\dA-F]{2}|[A-Z]/g, (sign) => (sign.startsWith('%') ? sign : sign.toLowerCase()))
    .replace(/(.)\/$/, '$1')
  return usual === path || isRespeltByNext(usual) || !isCanonicalPath(usual) ? null : usual
}

type Settings = Pick<BuiltRoutes, 'routeOf' | 'isWritten'> & Pick<UnknownPathGuard, 'isNowhere'>

/**
 * Returns a function that finds the page that a path leads to when it is written as usual; null if there is none, or if
 * something exists at the path as it was sent. A path with a secret is never changed.
 * @throws if the database cannot say which paths exist
 */
export function usualSpellings({ routeOf, isWritten, isNowhere }: Settings) {
  return async (path: string): Promise<string | null> => {
    const usual = usualSpelling(path)
    if (usual === null || isSecretPath(usual)) return null
    const route = routeOf(usual)
    if (route === null || routeOf(path) === path) return null
    if (!isWritten(route)) return route === usual || PAGE_ROUTES.has(route) ? usual : null
    const isServed = isCanonicalPath(path) && !isRespeltByNext(path)
    const isThere = isServed && !(await isNowhere({ url: path }))
    return isThere || (await isNowhere({ url: usual })) ? null : usual
  }
}
