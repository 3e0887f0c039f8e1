import type { IncomingMessage, ServerResponse } from 'node:http'

import type { OtherOrigins } from '../content-security-policy'
import { encodingFor } from './encodings'
import { isFailedPage, sendUnavailable } from './failed-page'
import type { OwnPage } from './fetch-own-page'
import { finalise, setLifetime } from './finish-page'
import { isEmptyShell } from './not-found-page'
import { withQueryOf } from './read-query'
import { REQUEST_ID_HEADER } from './request-id'
import { type CachedResponse, type FinishedResponse, sendCached } from './response-cache'

type TransformOptions = {
  /** Replaces the empty shell that Next sends for an unknown path; the admin has a page of its own. */
  notFoundPage?: () => Promise<Pick<OwnPage, 'body'>>
  /** The page that is sent in place of one that could not be rendered. */
  unavailablePage: () => Buffer
  /** Other origins that pages may load from. */
  origins: OtherOrigins
  /** The part of the query that Next did not get; a redirect passes it on. */
  unread?: string
  /** Receives each response that can be sent to other visitors too. */
  keep?: (finished: FinishedResponse) => void
  /** Returns a response to send in place of a page that could not be rendered. */
  lastVersion?: () => CachedResponse | null
}

/**
 * Buffers the whole response, then adds the Content Security Policy, defers scripts and compresses it. Only pages
 * prerendered by Next get the hashes of their scripts; a page rendered per request sets its own policy with a nonce,
 * and any other HTML may not run inline scripts. Unknown paths get `notFoundPage`, and failures `unavailablePage`.
 */
export function transformResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { notFoundPage, unavailablePage, origins, unread = '', keep: keepFinished, lastVersion }: TransformOptions,
): void {
  const accepted = encodingFor(request.headers['accept-encoding'])
  delete request.headers['accept-encoding'] // otherwise Next compresses again for every visitor
  const chunks: Buffer[] = []
  const headersBefore = response.getHeaderNames()
  const { write, writeHead, flushHeaders, end } = response
  let head: readonly unknown[] | null = null

  const keep = (chunk: unknown, encoding?: unknown) => {
    if (typeof chunk === 'string')
      chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'))
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }
  // Node declares these with more overloads than one function can match; every call signature in use is handled.
  response.write = ((chunk: unknown, encoding?: unknown, done?: unknown) => {
    keep(chunk, encoding)
    const callback = typeof encoding === 'function' ? encoding : done
    if (typeof callback === 'function') callback()
    return true
  }) as typeof response.write
  response.writeHead = ((...args: unknown[]) => {
    head = args
    return response
  }) as typeof response.writeHead
  response.flushHeaders = () => undefined
  response.end = ((chunk?: unknown, encoding?: unknown) => {
    keep(chunk, encoding)
    Object.assign(response, { write, writeHead, flushHeaders, end }) // end() writes the head through these
    if (head) applyHead(response, head)
    const body = Buffer.concat(chunks)
    const hasFailed = isFailedPage(request, response, body)
    const standIn = hasFailed || response.statusCode >= 500 ? lastVersion?.() : null
    if (standIn) {
      for (const name of response.getHeaderNames()) if (name !== REQUEST_ID_HEADER) response.removeHeader(name)
      sendCached(request, response, standIn)
      return response
    }
    const fail = () =>
      sendUnavailable(request, response, { page: unavailablePage(), encoding: accepted, origins, headersBefore })
    if (hasFailed) return fail()
    repairLocation(response, request.headers['rsc'] === undefined ? unread : '')
    if (isFromCache(response)) weakenTag(response)
    const send = (whole: Buffer, isPrerendered = isFromCache(response)) => {
      const lifetime = lifetimeOf(response)
      if (isPrerendered) replaceLifetimeOfNext(response)
      if (whole.length === 0 || request.method === 'HEAD') return response.end(whole)
      const finished = finalise(response, whole, { encoding: accepted, isPrerendered, origins })
      if (lifetime) keepFinished?.({ headers: response.getHeaders(), body: finished, encoding: accepted, ...lifetime })
      return response.end(finished)
    }
    if (!notFoundPage || !isEmptyShell(response, body)) return send(body)
    notFoundPage().then(({ body: page }) => {
      response.removeHeader('content-security-policy') // set by the shell, whose nonce does not match this page
      send(page, true)
    }, fail)
    return response
  }) as typeof response.end
}

function applyHead(response: ServerResponse, head: readonly unknown[]): void {
  response.statusCode = Number(head[0])
  const headers = head.at(-1)
  if (typeof headers !== 'object' || headers === null) return
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

/** Next repeats the target when it renders a redirect for the first time, and knows nothing of the unread query. */
function repairLocation(response: ServerResponse, unread: string): void {
  const [target] = [response.getHeader('location')].flat()
  if (typeof target === 'string') response.setHeader('location', withQueryOf(target, unread))
}

/** Next's ETag is for the page as Next rendered it; we send other bytes, in several encodings, so it must be weak. */
function weakenTag(response: ServerResponse): void {
  const tag = response.getHeader('etag')
  if (typeof tag === 'string' && tag.startsWith('"')) response.setHeader('etag', `W/${tag}`)
}

const isFromCache = (response: ServerResponse) =>
  response.hasHeader('x-nextjs-prerender') || response.hasHeader('x-nextjs-cache')

/** From the cache and not outdated, or rendered for this request. */
const CURRENT = new Set<unknown>(['HIT', 'MISS'])

/** How long a page from Next's cache or a file with a hash in its name may be cached; null for other responses. */
function lifetimeOf(response: ServerResponse): Pick<FinishedResponse, 'isImmutable' | 'lifetimeSeconds'> | null {
  if (response.statusCode !== 200 || response.hasHeader('set-cookie')) return null
  const cacheControl = String(response.getHeader('cache-control'))
  const [, shared, browser] = /s-maxage=(\d+)|max-age=(\d+), immutable/.exec(cacheControl) ?? []
  if (browser) return { isImmutable: true, lifetimeSeconds: Number(browser) }
  const isPage = String(response.getHeader('content-type')).startsWith('text/html')
  const isCurrent = isPage && CURRENT.has(response.getHeader('x-nextjs-cache'))
  return isCurrent && shared ? { isImmutable: false, lifetimeSeconds: Number(shared) } : null
}

/** For pages and images, also in responses without a body, to HEAD and with 304. */
function replaceLifetimeOfNext(response: ServerResponse): void {
  if (/^s-maxage=/.test(String(response.getHeader('cache-control')))) setLifetime(response)
}
