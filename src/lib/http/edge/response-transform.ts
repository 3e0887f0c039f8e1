import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { allowing, barePolicy, hashPolicy, type OtherOrigins } from '../content-security-policy'
import { deferScripts } from './defer-scripts'
import { type Encoding, encodingFor, ENCODINGS } from './encodings'
import { isEmptyShell, type NotFoundPage } from './not-found-page'
import { REQUEST_ID_HEADER } from './request-id'
import { type CachedResponse, type FinishedResponse, sendCached } from './response-cache'

const KEPT_MAX = 500
const COMPRESSIBLE = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg)/
/** A script the browser executes. Data blocks, such as COPY_TYPE, are not executed, so the CSP does not apply to them. */
const INLINE_SCRIPT =
  /<script(?![^>]*\s(?:src=|type="(?:application\/(?:ld\+)?json|text\/x-component)"))[^>]*>([\s\S]*?)<\/script>/g

/** Rendered by Next per request, unless marked as prerendered. */
const RENDERED = /^text\/(html|x-component)/

/** Headers that only Next itself uses. Removed, because headers are sent uncompressed and ahead of the page. */
const FOR_NEXT = ['x-nextjs-cache', 'x-nextjs-prerender', 'x-nextjs-stale-time']

type Finished = { policy: string; packed: Partial<Record<Encoding, Buffer>> }

const kept = new Map<string, Finished>()

/** Hashes the scripts of a cached body once, and compresses it once per encoding. */
function finishOnce(key: string, finish: () => Finished): Finished {
  const known = kept.get(key)
  if (known) return known
  const finished = finish()
  if (kept.size >= KEPT_MAX) kept.clear()
  kept.set(key, finished)
  return finished
}

type TransformOptions = {
  notFoundPage: () => Promise<Pick<NotFoundPage, 'body'>>
  /** Other origins that pages may load from. */
  origins: OtherOrigins
  /** Receives each response that can be sent to other visitors too. */
  keep?: (finished: FinishedResponse) => void
  /** Returns a response to send in place of a page that could not be rendered. */
  lastVersion?: () => CachedResponse | null
}

/**
 * Buffers the whole response, then adds the Content Security Policy, defers scripts and compresses it. Only pages
 * prerendered by Next get the hashes of their scripts; a page rendered per request sets its own policy with a nonce,
 * and any other HTML may not run inline scripts. Unknown paths get `notFoundPage`.
 */
export function transformResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { notFoundPage, origins, keep: keepFinished, lastVersion }: TransformOptions,
): void {
  const accepted = encodingFor(request.headers['accept-encoding'])
  delete request.headers['accept-encoding'] // otherwise Next compresses again for every visitor
  const chunks: Buffer[] = []
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
    const standIn = response.statusCode < 500 ? null : lastVersion?.()
    if (standIn) {
      for (const name of response.getHeaderNames()) if (name !== REQUEST_ID_HEADER) response.removeHeader(name)
      sendCached(request, response, standIn)
      return response
    }
    removeDuplicateLocation(response)
    if (isFromCache(response)) weakenTag(response)
    const body = Buffer.concat(chunks)
    const send = (whole: Buffer, isPrerendered = isFromCache(response)) => {
      const lifetime = lifetimeOf(response)
      if (isPrerendered) replaceLifetimeOfNext(response)
      if (whole.length === 0 || request.method === 'HEAD') return response.end(whole)
      const finished = finalise(response, whole, { encoding: accepted, isPrerendered, origins })
      if (lifetime) keepFinished?.({ headers: response.getHeaders(), body: finished, encoding: accepted, ...lifetime })
      return response.end(finished)
    }
    if (!isEmptyShell(response, body)) return send(body)
    notFoundPage().then(
      ({ body: page }) => {
        response.removeHeader('content-security-policy') // set by the shell, whose nonce does not match this page
        send(page, true)
      },
      () => send(body),
    )
    return response
  }) as typeof response.end
}

function applyHead(response: ServerResponse, head: readonly unknown[]): void {
  response.statusCode = Number(head[0])
  const headers = head.at(-1)
  if (typeof headers !== 'object' || headers === null) return
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

/** Next repeats the target when it renders a redirect for the first time. */
function removeDuplicateLocation(response: ServerResponse): void {
  const target = response.getHeader('location')
  if (Array.isArray(target) && target[0] !== undefined) response.setHeader('location', target[0])
}

/** Next's ETag is for the page as Next rendered it; we send other bytes, in several encodings, so it must be weak. */
function weakenTag(response: ServerResponse): void {
  const tag = response.getHeader('etag')
  if (typeof tag === 'string' && tag.startsWith('"')) response.setHeader('etag', `W/${tag}`)
}

const isFromCache = (response: ServerResponse) =>
  response.hasHeader('x-nextjs-prerender') || response.hasHeader('x-nextjs-cache')

/** How long a page from Next's cache or a file with a hash in its name may be cached; null for other responses. */
function lifetimeOf(response: ServerResponse): Pick<FinishedResponse, 'isImmutable' | 'lifetimeSeconds'> | null {
  if (response.statusCode !== 200 || response.hasHeader('set-cookie')) return null
  const cacheControl = String(response.getHeader('cache-control'))
  const [, shared, browser] = /s-maxage=(\d+)|max-age=(\d+), immutable/.exec(cacheControl) ?? []
  if (browser) return { isImmutable: true, lifetimeSeconds: Number(browser) }
  const isPage = String(response.getHeader('content-type')).startsWith('text/html')
  const isCurrent = isPage && response.getHeader('x-nextjs-cache') === 'HIT'
  return isCurrent && shared ? { isImmutable: false, lifetimeSeconds: Number(shared) } : null
}

/** For pages and images, also in responses without a body, to HEAD and with 304. */
function replaceLifetimeOfNext(response: ServerResponse): void {
  if (/^s-maxage=/.test(String(response.getHeader('cache-control')))) setLifetime(response)
}

/**
 * Next would let a downstream cache keep the page, or its 404, for a year; one second absorbs bursts and still shows
 * published changes at once.
 */
function setLifetime(response: ServerResponse): void {
  const shared = 'public, max-age=0, s-maxage=1, must-revalidate'
  response.setHeader('cache-control', response.statusCode < 400 ? shared : 'no-store')
}

type FinaliseOptions = { encoding: Encoding | undefined; isPrerendered: boolean; origins: OtherOrigins }

function finalise(
  response: ServerResponse,
  body: Buffer,
  { encoding, isPrerendered, origins }: FinaliseOptions,
): Buffer {
  const type = String(response.getHeader('content-type') ?? '')
  if (!COMPRESSIBLE.test(type) || response.hasHeader('content-encoding')) return body
  const isPage = type.startsWith('text/html') && !response.hasHeader('content-security-policy')
  const isHashed = isPage && isPrerendered
  // Responses for one visitor or for an unknown path are unique, so they are not cached.
  const isKept = isPrerendered || (!RENDERED.test(type) && response.statusCode !== 404)
  let finishedBody: Buffer | undefined
  const whole = () => (finishedBody ??= isHashed ? Buffer.from(deferScripts(body.toString('utf8'))) : body)
  const finish = (): Finished => ({ policy: isHashed ? hashPolicy(hashesIn(whole())) : barePolicy, packed: {} })
  const { policy, packed } = isKept
    ? finishOnce(`${isHashed} ${createHash('sha1').update(body).digest('base64')}`, finish)
    : finish()
  if (isPrerendered) setLifetime(response)
  if (isPage) {
    response.setHeader('content-security-policy', allowing(policy, origins))
    for (const name of FOR_NEXT) response.removeHeader(name)
  }
  response.removeHeader('content-length')
  if (!/accept-encoding/i.test(String(response.getHeader('vary')))) response.appendHeader('vary', 'accept-encoding')
  if (!encoding) return whole()
  response.setHeader('content-encoding', encoding)
  return (packed[encoding] ??= ENCODINGS[encoding](whole(), isKept))
}

function hashesIn(page: Buffer): string[] {
  const scripts = [...page.toString('utf8').matchAll(INLINE_SCRIPT)].map(([, script = '']) => script)
  return [...new Set(scripts.map((script) => createHash('sha256').update(script).digest('base64')))]
}
