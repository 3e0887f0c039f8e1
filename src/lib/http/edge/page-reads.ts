import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'

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
