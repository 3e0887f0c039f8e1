import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'

import { allowing, barePolicy, hashPolicy, type OtherOrigins } from '../content-security-policy'
import { deferScripts } from './defer-scripts'
import { type Encoding, ENCODINGS } from './encodings'

const KEPT_MAX = 500
const COMPRESSIBLE = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg)/
/** A script the browser executes. Data blocks, such as COPY_TYPE, are not executed, so the CSP does not apply to them. */
const INLINE_SCRIPT =
  /<script(?![^>]*\s(?:src=|type="(?:application\/(?:ld\+)?json|text\/x-component)"))[^>]*>([\s\S]*?)<\/script>/g

/** Rendered by Next per request, unless marked as prerendered. */
const RENDERED = /^text\/(html|x-component)/

/** Headers that only Next itself uses. Removed, because headers are sent uncompressed and ahead of the page. */
const FOR_NEXT = ['x-nextjs-cache', 'x-nextjs-prerender', 'x-nextjs-stale-time']

/** Where the proxy has a request answered, which is nobody else’s business. */
const OF_PROXY = 'x-middleware-rewrite'

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

/**
 * Next would let a downstream cache keep the page, or its 404, for a year; one second absorbs bursts and still shows
 * published changes at once.
 */
export function setLifetime(response: ServerResponse): void {
  const shared = 'public, max-age=0, s-maxage=1, must-revalidate'
  response.setHeader('cache-control', response.statusCode < 400 ? shared : 'no-store')
}

type FinaliseOptions = { encoding: Encoding | undefined; isPrerendered: boolean; origins: OtherOrigins }

/** The body to send: with its policy and deferred scripts if it is a page, and compressed. Sets the headers to go with it. */
export function finalise(
  response: ServerResponse,
  body: Buffer,
  { encoding, isPrerendered, origins }: FinaliseOptions,
): Buffer {
  response.removeHeader(OF_PROXY)
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
