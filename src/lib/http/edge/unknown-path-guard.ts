import type { IncomingMessage } from 'node:http'

import type { BuiltRoutes } from './built-routes'
import { pathLookup } from './path-lookup'

type Settings = { routes: BuiltRoutes; look: (paths: string[]) => Promise<string[]>; restMs: number }

/**
 * Whether a request's path cannot exist. Next would find out too, but only by rendering a page, at about a hundred
 * times the cost.
 */
export function unknownPathGuard({
  routes: { isOwn, written },
  look,
  restMs,
}: Settings): (request: Pick<IncomingMessage, 'url'>) => Promise<boolean> {
  const isThere = pathLookup({ look, restMs, known: written })
  return async ({ url = '/' }) => {
    const spellings = spellingsOf(url)
    if (spellings === null || spellings.some(isOwn)) return false
    const found = await Promise.all(spellings.map(isThere))
    return !found.includes(true)
  }
}

/** The path as sent and decoded; null when Next redirects it or it cannot be decoded. */
function spellingsOf(url: string): string[] | null {
  const [sent = '/'] = url.split('?')
  if (/\\|\/\/|.\/$/.test(sent)) return null
  try {
    return [...new Set([sent, decodeURIComponent(sent)])]
  } catch {
    return null
  }
}
