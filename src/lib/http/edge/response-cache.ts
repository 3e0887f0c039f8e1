import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'

import { LRUCache } from 'lru-cache'

import { type Encoding, encodingFor, packTighter } from './encodings'
import type { PageRead } from './page-reads'
import { REQUEST_ID_HEADER } from './request-id'
import { sendFinished } from './send-finished'

const HEADER_BYTES = 2_000
const MS = 1_000
/** How long an outdated version may be sent in place of a page that cannot be rendered. */
const LAST_VERSION_MS = 60_000

export type CachedResponse = { headers: OutgoingHttpHeaders; body: Buffer }

/** `outdatedAtMs`: when one of its tags expired. `isLoose`: compressed quickly, as it has been requested only once. */
type Kept = CachedResponse & {
  tags: ReadonlySet<string>
  expiresAtMs: number
  outdatedAtMs: number | null
  isLoose: boolean
}

/** A finished response: of a page that Next prerendered, or of a file that never changes. */
export type FinishedResponse = {
  headers: OutgoingHttpHeaders
  body: Buffer
  encoding: Encoding | undefined
  isImmutable: boolean
  lifetimeSeconds: number
}

/** `pack`: compresses a body harder. */
type Settings = { maxBytes: number; now: () => number; pack?: typeof packTighter }

/**
 * Caches finished responses of prerendered pages and of Next's static files, by path and encoding, because most of the
 * cost of such a request is Next's routing. A page is cached for as long as Next caches it, and an expired tag outdates
 * exactly the pages that have it. Unknown paths create no entries, nor does a
 * query, which changes the response wherever it has not been removed.
 */
export function responseCache({ maxBytes, now, pack = packTighter }: Settings) {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length + HEADER_BYTES,
  })
  let expiries = 0
  /** One at a time: reading a file needs one of the same few threads, so a crawl would keep pages waiting. */
  let tightened: Promise<unknown> = Promise.resolve()

  /** Compresses a response harder once it has been requested a second time. */
  async function tighten(key: string, entry: Kept): Promise<void> {
    if (kept.peek(key) !== entry) return
    const body = await pack(entry.body)
    if (kept.peek(key) === entry) kept.set(key, { ...entry, body })
  }

  return {
    /** The cached response to a request, if there is one. */
    find(request: IncomingMessage): CachedResponse | null {
      const path = cachedPathOf(request)
      const key = path === null ? null : keyOf(path, encodingFor(request.headers['accept-encoding']))
      const found = key === null ? undefined : kept.get(key)
      if (key === null || !found || found.outdatedAtMs !== null || found.expiresAtMs <= now()) return null
      if (!found.isLoose) return found
      found.isLoose = false
      tightened = tightened.then(() => tighten(key, found)).catch(() => null)
      return found // as it is, this time
    },

    /**
     * Returns a function that looks up the last version of a page, if it became outdated less than a minute ago: better
     * than an error when the database goes down just after a change.
     */
    lastVersionFor(request: IncomingMessage): () => CachedResponse | null {
      const path = cachedPathOf(request)
      const key = path === null ? null : keyOf(path, encodingFor(request.headers['accept-encoding']))
      return () => {
        const found = key === null ? undefined : kept.get(key)
        return found && (found.outdatedAtMs ?? now()) > now() - LAST_VERSION_MS ? found : null
      }
    },

    /**
     * Returns a function that caches the response to a request, once it is finished and the page it was made from is
     * known. Nothing is cached if any tag expired in the meantime, since the page may have been read before that.
     */
    keeperFor(request: IncomingMessage): (finished: FinishedResponse, read: PageRead | null) => void {
      const path = cachedPathOf(request)
      const expiriesBefore = expiries
      return ({ headers, body, encoding, isImmutable, lifetimeSeconds }, read) => {
        const page = isImmutable ? { tags: [], lastModifiedMs: now() } : expiries === expiriesBefore ? read : null
        if (path === null || request.method !== 'GET' || page === null) return
        const { [REQUEST_ID_HEADER]: _ofThisRequest, ...shared } = headers
        kept.set(keyOf(path, encoding), {
          headers: shared,
          body,
          tags: new Set(page.tags),
          expiresAtMs: page.lastModifiedMs + lifetimeSeconds * MS,
          outdatedAtMs: null,
          isLoose: encoding === 'br' && headers['content-encoding'] === 'br',
        })
      }
    },

    size: () => ({ entries: kept.size, bytes: kept.calculatedSize }),

    /** Stops serving all pages that have one of these tags. */
    expire(tags: readonly string[]): void {
      expiries += 1
      for (const entry of kept.values()) if (tags.some((tag) => entry.tags.has(tag))) entry.outdatedAtMs ??= now()
    },
  }
}

const keyOf = (path: string, encoding = 'identity') => `${encoding} ${path}`

/**
 * The path, if the request is for a whole page or file and its response depends on nothing else; otherwise null. A query
 * that nothing reads has been removed before.
 */
function cachedPathOf({ method, url = '/', headers }: IncomingMessage): string | null {
  const isReading = method === 'GET' || method === 'HEAD'
  return isReading && headers['rsc'] === undefined && !url.includes('?') ? url : null
}

/** Sends a cached response, or 304 if the browser already has it. `own`: headers for this request only. */
export function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, body }: CachedResponse,
  own: OutgoingHttpHeaders = {},
): void {
  if (hasAlready(request, headers.etag)) {
    const { 'content-length': _, 'content-type': _type, 'content-encoding': _encoding, ...unchanged } = headers
    response.writeHead(304, { ...unchanged, ...own }).end()
    return
  }
  sendFinished(request, response, { status: 200, headers, body, own })
}

/** Weak comparison, as in RFC 9110, section 13.1.2. */
function hasAlready({ headers }: IncomingMessage, etag: unknown): boolean {
  const known = headers['if-none-match']
  if (known === undefined || typeof etag !== 'string') return false
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return known.trim() === '*' || known.split(',').some((tag) => bare(tag) === bare(etag))
}
