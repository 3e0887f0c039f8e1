import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

import { barePolicy, hashPolicy } from '../content-security-policy'
import { isEmptyShell } from './not-found-page'
import { scriptsAfterPaint } from './scripts-after-paint'

const KEPT_MAX = 500
const COMPRESSIBLE = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg)/
const REFUSED = /;\s*q=0(\.0*)?\s*$/
/** What a browser runs. It passes over data, and a policy has no say in it. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g

/** What Next renders for one request, unless it says that it is prerendered. */
const RENDERED = /^text\/(html|x-component)/

/** The best first. A page says everything twice, to people and to React: brotli sees that where gzip does not. What is kept may take its time. */
const ENCODINGS = {
  br: (body: Buffer, isKept: boolean) =>
    brotliCompressSync(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: isKept ? 6 : 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer, isKept: boolean) => gzipSync(body, { level: isKept ? 9 : 6 }),
}
type Encoding = keyof typeof ENCODINGS

type Finished = { policy: string; packed: Partial<Record<Encoding, Buffer>> }

const kept = new Map<string, Finished>()

/** A body that is sent many times is hashed once, and compressed once for each encoding. */
function finishOnce(key: string, finish: () => Finished): Finished {
  const known = kept.get(key)
  if (known) return known
  const finished = finish()
  if (kept.size >= KEPT_MAX) kept.clear()
  kept.set(key, finished)
  return finished
}

/**
 * Holds a response back until it is whole, then adds the content security policy, has scripts wait and compresses it. Only pages that
 * Next prerendered get the hashes of their scripts; a page rendered for one request brings its own policy with a nonce,
 * and any other HTML gets none of its inline scripts run. For an address that is not there, `notFoundPage` is sent.
 */
export function finishPage(
  request: IncomingMessage,
  response: ServerResponse,
  notFoundPage: () => Promise<Buffer>,
): void {
  const accepted = encodingFor(request.headers['accept-encoding'] ?? '')
  delete request.headers['accept-encoding'] // else Next compresses again for every visitor
  const chunks: Buffer[] = []
  const { write, writeHead, flushHeaders, end } = response
  let head: readonly unknown[] | null = null

  const keep = (chunk: unknown, encoding?: unknown) => {
    if (typeof chunk === 'string')
      chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'))
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }
  // Node declares these with many overloads that a single function cannot match; each call form in use is handled.
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
    Object.assign(response, { write, writeHead, flushHeaders, end }) // ending writes the head through these
    if (head) applyHead(response, head)
    const body = Buffer.concat(chunks)
    const send = (whole: Buffer, isPrerendered = isFromCache(response)) =>
      response.end(
        whole.length > 0 && request.method !== 'HEAD'
          ? dress(response, whole, { encoding: accepted, isPrerendered })
          : whole,
      )
    if (!isEmptyShell(response, body)) return send(body)
    notFoundPage().then(
      (page) => {
        response.removeHeader('content-security-policy') // of the shell, whose nonce this page knows nothing of
        send(page, true)
      },
      () => send(body),
    )
    return response
  }) as typeof response.end
}

function encodingFor(accepted: string): Encoding | undefined {
  const wanted = accepted.split(',').filter((entry) => !REFUSED.test(entry))
  const names = wanted.map((entry) => entry.split(';')[0]?.trim())
  return (Object.keys(ENCODINGS) as Encoding[]).find((encoding) => names.includes(encoding)) // as written above: it has no other keys
}

function applyHead(response: ServerResponse, head: readonly unknown[]): void {
  response.statusCode = Number(head[0])
  const headers = head.at(-1)
  if (typeof headers !== 'object' || headers === null) return
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

const isFromCache = (response: ServerResponse) =>
  response.hasHeader('x-nextjs-prerender') || response.hasHeader('x-nextjs-cache')

type Dress = { encoding: Encoding | undefined; isPrerendered: boolean }

function dress(response: ServerResponse, body: Buffer, { encoding, isPrerendered }: Dress): Buffer {
  const type = String(response.getHeader('content-type') ?? '')
  if (!COMPRESSIBLE.test(type) || response.hasHeader('content-encoding')) return body
  const isPage = type.startsWith('text/html') && !response.hasHeader('content-security-policy')
  const isHashed = isPage && isPrerendered
  // What was rendered for one visitor, or for a made-up address, is each its own and not kept.
  const isKept = isPrerendered || (!RENDERED.test(type) && response.statusCode !== 404)
  const whole = () => (isHashed ? Buffer.from(scriptsAfterPaint(body.toString('utf8'))) : body)
  const finish = (): Finished => ({ policy: isHashed ? hashPolicy(hashesIn(whole())) : barePolicy, packed: {} })
  const { policy, packed } = isKept
    ? finishOnce(`${isHashed} ${createHash('sha1').update(body).digest('base64')}`, finish)
    : finish()
  // Next would let a cache in front keep the page, or its absence, for a year; a second spares us a rush, and a publish shows at once.
  if (isPrerendered)
    response.setHeader(
      'cache-control',
      response.statusCode < 400 ? 'public, max-age=0, s-maxage=1, must-revalidate' : 'no-store',
    )
  if (isPage) response.setHeader('content-security-policy', policy)
  response.removeHeader('content-length')
  response.appendHeader('vary', 'accept-encoding')
  if (!encoding) return whole()
  response.setHeader('content-encoding', encoding)
  return (packed[encoding] ??= ENCODINGS[encoding](whole(), isKept))
}

function hashesIn(page: Buffer): string[] {
  const scripts = [...page.toString('utf8').matchAll(INLINE_SCRIPT)].map(([, script = '']) => script)
  return [...new Set(scripts.map((script) => createHash('sha256').update(script).digest('base64')))]
}
