import type { IncomingMessage } from 'node:http'

import type { BuiltRoutes } from './built-routes'
import type { ExistingPaths } from './existing-paths'

type Settings = { isOwn: BuiltRoutes['isOwn']; paths: Pick<ExistingPaths, 'has'> }

/**
 * Whether a request's path cannot exist. Next would find out too, but only by rendering a page, at about a hundred
 * times the cost.
 */
export function unknownPathGuard({
  isOwn,
  paths,
}: Settings): (request: Pick<IncomingMessage, 'url'>) => Promise<boolean> {
  return async ({ url = '/' }) => {
    const spellings = spellingsOf(url)
    if (spellings === null || spellings.some(isOwn)) return false
    for (const spelling of spellings) if (await paths.has(spelling)) return false
    return true
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
