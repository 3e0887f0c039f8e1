import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import { createRequire } from 'node:module'
import path from 'node:path'

/** What Next read from its page cache (scripts/page-cache.cjs) for a request. */
export type PageRead = { tags: readonly string[]; lastModifiedMs: number }

const request = new AsyncLocalStorage<{ read: PageRead | null }>()

subscribe('powerboard:page-read', (message) => {
  const current = request.getStore()
  if (current) current.read = message as PageRead // safe: scripts/page-cache.cjs is the only publisher
})

/** Runs `handle` and lets it look up which cached page was read for it, if any. */
export function withPageRead<Answer>(handle: (read: () => PageRead | null) => Answer): Answer {
  const current: { read: PageRead | null } = { read: null }
  return request.run(current, () => handle(() => current.read))
}

/** Calls `listener` with the tags whose pages must be rendered anew, in the process that serves them. */
export function onTagsExpired(listener: (tags: readonly string[]) => void): void {
  subscribe('powerboard:tags-expired', (message) => listener((message as { tags: string[] }).tags))
}

type PageCache = new (options: object) => { revalidateTag: (tags: string[], durations: object) => Promise<void> }

/** Expires tags in this process, as a change made in it does. */
export async function expireTags(tags: string[]): Promise<void> {
  const require = createRequire(path.resolve('scripts/')) // as Next does: not part of the compiled process
  const Cache = require(path.resolve('scripts/page-cache.cjs')) as PageCache // that file has no types
  await new Cache({ revalidatedTags: [] }).revalidateTag(tags, { expire: 0 })
}
