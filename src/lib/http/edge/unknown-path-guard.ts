import type { IncomingMessage } from 'node:http'

import type { BuiltRoutes } from './built-routes'
import type { ExistingPaths } from './existing-paths'
import { isRespeltByNext } from './read-query'

type Settings = { isOwn: BuiltRoutes['isOwn']; paths: Pick<ExistingPaths, 'has' | 'known'> }
type Asked = Pick<IncomingMessage, 'url'>

export type UnknownPathGuard = {
  isNowhere: (request: Asked) => Promise<boolean>
  /** True if that is known without reading which paths exist; false says nothing. */
  isKnownNowhere: (request: Asked) => boolean
}

/**
 * Whether a request's path cannot exist. Next would find out too, but only by rendering a page, at about a hundred
 * times the cost.
 */
export function unknownPathGuard({ isOwn, paths }: Settings): UnknownPathGuard {
  /** The spellings under which staff may have published the path; null when the path is for Next. */
  const publishable = ({ url = '/' }: Asked): string[] | null => {
    const spellings = spellingsOf(url)
    return spellings === null || spellings.some(isOwn) ? null : spellings
  }
  return {
    isNowhere: async (request) => {
      const spellings = publishable(request)
      if (spellings === null) return false
      for (const spelling of spellings) if (await paths.has(spelling)) return false
      return true
    },
    isKnownNowhere: (request) => publishable(request)?.every((spelling) => paths.known(spelling) === false) ?? false,
  }
}

/** The path as sent and decoded; null when Next redirects it or it cannot be decoded. */
function spellingsOf(url: string): string[] | null {
  const [sent = '/'] = url.split('?')
  if (isRespeltByNext(sent)) return null
  try {
    return [...new Set([sent, decodeURIComponent(sent)])]
  } catch {
    return null
  }
}
