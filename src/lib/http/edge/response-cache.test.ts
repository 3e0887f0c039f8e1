import type { IncomingMessage } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

import { describe, expect, test } from 'vitest'

import { responseOfListener } from '../../../../tests/fixtures/response-of-listener'
import { type FinishedResponse, responseCache, sendCached } from './response-cache'

const HOUR_MS = 3_600_000
const READ = { tags: ['page:/about', 'navigation'], lastModifiedMs: 0 }
const PAGE: FinishedResponse = {
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', etag: '"a1"', vary: 'rsc' },
  body: brotliCompressSync('packed'),
  encoding: 'br',
  isImmutable: false,
  lifetimeSeconds: 3_600,
}

const asked = (url = '/about', headers: IncomingMessage['headers'] = {}, method = 'GET') =>
  ({ url, method, headers: { 'accept-encoding': 'gzip, br', ...headers } }) as IncomingMessage

function cacheAt(now = () => 0, maxBytes = 1_000_000) {
  const cache = responseCache({ maxBytes, now })
  const keep = (from = asked(), page = PAGE, read: typeof READ | null = READ) => cache.keeperFor(from)(page, read)
  return { ...cache, keep, isKept: (from = asked()) => cache.find(from) !== null }
}

describe('a finished page', () => {
  test('answers the same path in the same encoding, to HEAD as well', () => {
    const { keep, find, isKept } = cacheAt()
    expect(isKept()).toBe(false)
    keep()
    expect(find(asked())).toMatchObject({ headers: PAGE.headers, body: PAGE.body })
    expect(isKept(asked('/about', {}, 'HEAD'))).toBe(true)
    expect(isKept(asked('/about', { 'accept-encoding': 'gzip' }))).toBe(false)
    expect(isKept(asked('/about', { 'accept-encoding': 'br;q=0' }))).toBe(false)
    expect(isKept(asked('/About'))).toBe(false)
  })

  test('is kept without the id of the request that it first answered', () => {
    const { keep, find } = cacheAt()
    keep(asked(), { ...PAGE, headers: { ...PAGE.headers, 'x-request-id': '5f1d6a0e2b' } })
    expect(find(asked())?.headers).toEqual(PAGE.headers)
  })

  test.each([
    ['a part of a page that React asks for', asked('/about', { rsc: '1' })],
    ['a form', asked('/about', {}, 'POST')],
  ])('does not answer %s, which is not kept either', (_what, from) => {
    const { keep, isKept } = cacheAt()
    keep()
    expect(isKept(from)).toBe(false)
    const fresh = cacheAt()
    fresh.keep(from)
    expect(fresh.isKept()).toBe(false)
  })

  test('answers no query, nor does a query create an entry: what is left of one changes the response', () => {
    const { keep, isKept } = cacheAt()
    keep(asked('/shop?sort=price'))
    expect([isKept(asked('/shop?sort=price')), isKept(asked('/shop'))]).toEqual([false, false])
    keep(asked('/shop'))
    expect([isKept(asked('/shop?sort=price')), isKept(asked('/shop'))]).toEqual([false, true])
  })

  test('is kept for as long as Next keeps the page it was made from', () => {
    let now = HOUR_MS - 1
    const { keep, isKept } = cacheAt(() => now)
    keep()
    expect(isKept()).toBe(true)
    now = HOUR_MS
    expect(isKept()).toBe(false)
  })

  test('is not kept if it is not known which page it was made from', () => {
    const { keep, isKept } = cacheAt()
    keep(asked(), PAGE, null)
    expect(isKept()).toBe(false)
  })

  test('needs no page if it never changes, as a file with a hash in its name', () => {
    const { keep, expire, isKept } = cacheAt(() => HOUR_MS)
    const file = asked('/_next/static/a1.js')
    keep(file, { ...PAGE, isImmutable: true }, null)
    expire(['page:/about'])
    expect(isKept(file)).toBe(true)
  })

  test('makes room for newer ones, the least recently read first', () => {
    const { keep, isKept } = cacheAt(() => 0, 5_000)
    keep(asked('/one'))
    keep(asked('/two'))
    expect(isKept(asked('/one'))).toBe(true)
    keep(asked('/three'))
    expect(['/one', '/two', '/three'].map((path) => isKept(asked(path)))).toEqual([true, false, true])
  })
})

describe('an expired tag', () => {
  test('removes the pages that have it, in every encoding, and no others', () => {
    const { keep, isKept, expire } = cacheAt()
    keep()
    keep(asked(), { ...PAGE, encoding: 'gzip' })
    keep(asked('/contact'), PAGE, { ...READ, tags: ['page:/contact'] })
    expire(['page:/about', 'page:/other'])
    expect(isKept()).toBe(false)
    expect(isKept(asked('/about', { 'accept-encoding': 'gzip' }))).toBe(false)
    expect(isKept(asked('/contact'))).toBe(true)
  })

  test('prevents a page from being kept that may have been read before it', () => {
    const { keeperFor, isKept, expire } = cacheAt()
    const keepLate = keeperFor(asked())
    expire(['something else'])
    keepLate(PAGE, READ)
    expect(isKept()).toBe(false)
  })
})

describe('the last version of a page that has expired', () => {
  const MINUTE_MS = 60_000
  let nowMs = 0
  const kept = () => {
    nowMs = 0
    const cache = cacheAt(() => nowMs)
    cache.keep()
    cache.expire(['navigation'])
    return cache
  }

  test('is not sent by itself, and may replace an error for a minute', () => {
    const { isKept, lastVersionFor } = kept()
    expect(isKept()).toBe(false)
    const lastVersion = lastVersionFor(asked())
    expect(lastVersion()).toMatchObject({ body: PAGE.body })
    nowMs = MINUTE_MS - 1
    expect(lastVersion()).not.toBeNull()
    nowMs = MINUTE_MS
    expect(lastVersion()).toBeNull()
  })

  test('counts from the first change that it lacks', () => {
    const { expire, lastVersionFor } = kept()
    nowMs = MINUTE_MS - 1
    expire(['navigation'])
    nowMs = MINUTE_MS
    expect(lastVersionFor(asked())()).toBeNull()
  })

  test('is replaced by the new one', () => {
    const { keep, isKept } = kept()
    keep()
    expect(isKept()).toBe(true)
  })

  test('is not that of another page', () => {
    expect(kept().lastVersionFor(asked('/elsewhere'))()).toBeNull()
  })
})

describe('sending it', () => {
  const answerTo = async (method: string, headers: Record<string, string> = {}) => {
    const answer = await responseOfListener((incoming, response) => sendCached(incoming, response, PAGE), {
      method,
      headers,
    })
    return { ...answer, body: answer.body.toString() }
  }

  test.each([
    ['GET', PAGE.body.toString()],
    ['HEAD', ''],
  ])('%s gets its headers and length', async (method, body) => {
    expect(await answerTo(method)).toMatchObject({
      status: 200,
      headers: { ...PAGE.headers, 'content-length': String(PAGE.body.length) },
      body,
    })
  })

  test('a body that was packed again gets its own length', async () => {
    const headers = { ...PAGE.headers, 'content-length': '999' }
    const send = (body: Buffer) =>
      responseOfListener((incoming, response) => sendCached(incoming, response, { headers, body }))
    for (const body of [Buffer.from('loose'), Buffer.from('ok')])
      expect((await send(body)).headers['content-length']).toBe(String(body.length))
  })

  test.each([
    ['"a1"', 304],
    ['W/"a1"', 304],
    ['"b2", "a1"', 304],
    ['*', 304],
    ['"b2"', 200],
  ])('a browser that has %s gets %d', async (known, status) => {
    const answer = await answerTo('GET', { 'if-none-match': known })
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject({ etag: '"a1"', vary: 'rsc' })
    if (status === 304) {
      expect(answer.body).toBe('')
      expect(answer.headers).not.toHaveProperty('content-type')
      expect(answer.headers).not.toHaveProperty('content-length')
    }
  })
})
