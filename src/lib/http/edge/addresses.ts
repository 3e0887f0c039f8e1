import type { IncomingMessage } from 'node:http'

import { now } from '@/lib/platform/clock'

import type { BuiltRoutes } from './built-routes'
import { existingPaths } from './existing-paths'
import { readQuery } from './read-query'
import { unknownPathGuard } from './unknown-path-guard'
import { usualSpelling, usualSpellings } from './usual-spelling'

const READ_PATHS_AGAIN_MS = 200
/** In case a change was not announced. */
const PATHS_RELIABLE_MS = 60_000

type Settings = {
  built: BuiltRoutes
  /** Reads which paths staff have published. */
  readWritten: () => Promise<(path: string) => boolean>
  /** Subscribes to changes of what is published. */
  onChange: (listener: () => void) => void
}

/** What the addresses of this site mean. */
export function siteAddresses({ built, readWritten, onChange }: Settings) {
  const paths = existingPaths({
    read: readWritten,
    restMs: READ_PATHS_AGAIN_MS,
    reliableMs: PATHS_RELIABLE_MS,
    built: built.written,
    now: () => now().getTime(),
  })
  onChange(paths.expire)
  const guard = unknownPathGuard({ isOwn: built.isOwn, paths })
  const usualOf = usualSpellings({ ...built, ...guard })

  return {
    ...guard,

    /** Removes the part of the query that no page reads from a request, and returns it. */
    takeUnread(request: IncomingMessage): string {
      const { url, unread } = readQuery(request, built.routeOf)
      request.url = url
      return unread
    },

    /** Whether the path is not written as ours are. */
    isUnusual: ({ url = '/' }: Pick<IncomingMessage, 'url'>): boolean => usualSpelling(pathIn(url)) !== null,

    /** Where such a path leads; null if nowhere, or if the database cannot say. */
    usualPath: ({ url = '/' }: Pick<IncomingMessage, 'url'>): Promise<string | null> =>
      usualOf(pathIn(url)).catch(() => null),
  }
}

const pathIn = (url: string) => url.split('?')[0] ?? '/'
