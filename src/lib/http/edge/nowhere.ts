import type { IncomingMessage } from 'node:http'

import { addressBook } from './address-book'
import type { BuiltRoutes } from './built-routes'

type Settings = { routes: BuiltRoutes; look: (paths: string[]) => Promise<string[]>; restMs: number }

/**
 * Whether nothing can be at the address of a request. Next would find out as well, but only by rendering a page, which
 * costs some hundred times as much.
 */
export function nowhere({
  routes: { isOwn, written },
  look,
  restMs,
}: Settings): (request: Pick<IncomingMessage, 'url'>) => Promise<boolean> {
  const isThere = addressBook({ look, restMs, known: written })
  return async ({ url = '/' }) => {
    const spellings = spellingsOf(url)
    if (spellings === null || spellings.some(isOwn)) return false
    const found = await Promise.all(spellings.map(isThere))
    return !found.includes(true)
  }
}

/** The path as it was sent and as it reads; null for one that Next puts right with a redirect, or cannot read. */
function spellingsOf(url: string): string[] | null {
  const [sent = '/'] = url.split('?')
  if (/\\|\/\/|.\/$/.test(sent)) return null
  try {
    return [...new Set([sent, decodeURIComponent(sent)])]
  } catch {
    return null
  }
}
