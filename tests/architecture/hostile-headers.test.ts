import { readdirSync, readFileSync } from 'node:fs'
import { type IncomingMessage, ServerResponse, validateHeaderValue } from 'node:http'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import { storedBytes } from '@/app/api/stored-bytes'
import { clientKey } from '@/lib/http/client-key'
import { cutUserAgent } from '@/lib/http/edge/bound-headers'
import { setClientIp } from '@/lib/http/edge/client-ip'
import { directEndpoints } from '@/lib/http/edge/direct-endpoints'
import { pageViews } from '@/lib/http/edge/page-views'
import { readQuery } from '@/lib/http/edge/read-query'
import { isAdminPage, refusalOf } from '@/lib/http/edge/request-guard'
import { requestIdOf } from '@/lib/http/edge/request-id'
import { responseCache, sendCached } from '@/lib/http/edge/response-cache'
import { idempotencyOf } from '@/lib/http/idempotency'
import { isInternalCall } from '@/lib/http/internal-auth'
import { isSameOrigin } from '@/lib/http/same-origin'
import { quoteVisitIn } from '@/lib/routing/quote-visit'

import { HOSTILE_KINDS, hostileText, isSlowFor } from '../fixtures/hostile-text'

/** As much as one header may have, and as much as most are admitted with. */
const LENGTHS = [32 * 1024, 4 * 1024]
const SITE = { siteUrl: 'https://powerboard.example', internalToken: 'a token' }
const TODAY = '2026-11-28'

/** Names of the headers that our code reads from requests, and one that only Next reads. */
const READ =
  /(?:\bheaders\??\.get\(|\bheaders\[|\bheader\(|_HEADER = )'(?<text>[\w-]+)'|\bheaders\.(?<property>accept|authorization|cookie|host)\b/g
const OF_RESPONSES = /^src\/lib\/(?:integrations|link-monitor|browser)\//
const names = new Set([
  'accept-language',
  ...readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => path.join('src', file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && !OF_RESPONSES.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(READ)])
    .map(({ groups }) => (groups?.text ?? groups?.property ?? '').toLowerCase()),
])

/** A browser's request for a page, and what a script sends. */
const USUAL: Record<string, string> = {
  host: 'powerboard.example',
  origin: 'https://powerboard.example',
  accept: 'text/html',
  'accept-encoding': 'gzip, br',
  'content-type': 'application/json',
  'content-length': '100',
  'sec-fetch-dest': 'document',
  'user-agent': 'Firefox/140.0',
  'x-client-address': '203.0.113.7',
}

type Sent = Record<string, string>

const incoming = (headers: Sent, method = 'GET', url = '/about?source=x') =>
  ({ method, url, headers: { ...headers }, socket: {} }) as unknown as IncomingMessage
const views = pageViews({ add: async () => undefined, today: () => TODAY, onFailure: () => undefined })
const cache = responseCache({ maxBytes: 1_000_000, now: () => 0 })
const direct = directEndpoints({ handlers: new Map(), origin: '', isReady: () => true, onFailure: () => undefined })
const PAGE = { headers: { etag: '"a page"' }, body: Buffer.from('A page') }

/** What reads the headers of a request, in the server that receives it and in the endpoints. */
const READERS: Record<string, (headers: Sent) => unknown> = {
  'the guard of requests': (headers) => refusalOf(incoming(headers, 'POST', '/admin/login'), '/admin/login', SITE),
  'the guard of pages': (headers) => isAdminPage(incoming(headers), '/admin'),
  'the guard of internal calls': (headers) => isInternalCall({ headers: new Headers(headers) }, SITE.internalToken),
  'the check of the origin': (headers) => isSameOrigin(new Headers(headers), SITE.siteUrl),
  'the address of a sender': (headers) => {
    const request = incoming(headers)
    setClientIp(request, true)
    return clientKey({ get: () => String(request.headers['x-client-address']) }, 'a secret')
  },
  'the key of a sender': (headers) => clientKey(new Headers(headers), 'a secret'),
  'the size of a request': (headers) => storedBytes(new Headers(headers), 'a key'),
  'the id of a request': (headers) => requestIdOf(incoming(headers), true),
  'the idempotency key': (headers) =>
    idempotencyOf(new Request('https://powerboard.example/api/contact', { method: 'POST', headers }), {
      body: '',
      retryOf: null,
      secret: 'a secret',
    }),
  'the query of a page': (headers) => readQuery(incoming(headers), () => null),
  'the finder of endpoints': (headers) => direct.find(incoming(headers, 'POST', '/api/contact')),
  'the finder of kept pages': (headers) => cache.find(incoming(headers, 'GET', '/about')),
  'the sender of kept pages': (headers) => {
    const request = incoming(headers)
    sendCached(request, new ServerResponse(request), PAGE)
  },
  'the counter of page views': (headers) => {
    const request = incoming(headers)
    cutUserAgent(request.headers) // as the server does first
    views.count(request, new ServerResponse(request))
  },
  'the visit to a quote form': ({ referer = '' }) => quoteVisitIn(referer),
}

/** Text as Node gives it to us after it was sent as UTF-8. */
const asSent = (text: string) => Buffer.from(text).toString('latin1').slice(0, text.length)

function isSendable(text: string): boolean {
  try {
    validateHeaderValue('x-any', text)
    return true
  } catch {
    return false
  }
}

const SENDABLE = HOSTILE_KINDS.filter((kind) => isSendable(asSent(hostileText(kind, 100))))

it('finds the headers that are read', () => {
  expect([...names]).toEqual(
    expect.arrayContaining([
      'accept',
      'accept-encoding',
      'authorization',
      'content-type',
      'cookie',
      'host',
      'idempotency-key',
      'if-none-match',
      'origin',
      'referer',
      'user-agent',
      'x-forwarded-for',
      'x-request-id',
    ]),
  )
  expect(SENDABLE.length).toBeGreaterThan(20)
})

it('notices an expression that takes quadratic time', () => {
  const read = (headers: Sent) =>
    /(?:;\s*)+payload-token=/.test(headers.cookie ?? '') || /\s+$/.test(headers.cookie ?? '')
  expect(isSlowFor((text) => read({ cookie: asSent(text) }), hostileText('spaces', 12 * 1024))).toBe(true)
})

describe('a hostile header takes little longer than a plain one', () => {
  it.each(Object.entries(READERS))('for %s', (_, read) => {
    for (const name of names)
      for (const kind of SENDABLE)
        for (const length of LENGTHS) {
          const tryOne = (text: string) => read({ ...USUAL, [name]: asSent(text) })
          expect(isSlowFor(tryOne, hostileText(kind, length)), `${name}: ${length} characters, ${kind}`).toBe(false)
        }
  })
})
