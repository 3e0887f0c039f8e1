import type { IncomingMessage } from 'node:http'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

import { expect, test } from 'vitest'

import type { Encoding } from './encodings'
import { responseCache } from './response-cache'

const TEXT = Array.from({ length: 200 }, (_, n) => `Room ${n % 7} needs ${n * n} W. `).join('')
const LOOSE = brotliCompressSync(TEXT, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })

const asked = (url: string, encoding: string = 'br') =>
  ({ url, method: 'GET', headers: { 'accept-encoding': encoding } }) as IncomingMessage

function cache(pack?: (body: Buffer) => Promise<Buffer>) {
  const { keeperFor, find, ...rest } = responseCache({ maxBytes: 1_000_000, now: () => 0, pack })
  const keep = (url: string, { encoding = 'br' as Encoding, body = LOOSE } = {}) => {
    const headers = { 'content-encoding': encoding }
    const finished = { headers, body, encoding, isImmutable: false, lifetimeSeconds: 60 }
    keeperFor(asked(url, encoding))(finished, { tags: [url], lastModifiedMs: 0 })
  }
  return { ...rest, keep, bodyOf: (url: string, encoding?: Encoding) => find(asked(url, encoding))?.body }
}

const untilTight = (body: () => Buffer | undefined) =>
  expect.poll(() => body()?.length, { interval: 5 }).toBeLessThan(LOOSE.length)

test('a page asked for again is packed better for those who ask later', async () => {
  const { keep, bodyOf, size } = cache()
  keep('/about')
  expect(bodyOf('/about')).toBe(LOOSE)
  await untilTight(() => bodyOf('/about'))
  const tight = bodyOf('/about') ?? LOOSE
  expect(brotliDecompressSync(tight).toString()).toBe(TEXT)
  expect(size()).toEqual({ entries: 1, bytes: tight.length + 2_000 })
})

test('another encoding stays as it is', async () => {
  const { keep, bodyOf } = cache()
  keep('/about', { encoding: 'gzip' })
  keep('/about')
  expect([bodyOf('/about', 'gzip'), bodyOf('/about')]).toEqual([LOOSE, LOOSE])
  await untilTight(() => bodyOf('/about'))
  expect(bodyOf('/about', 'gzip')).toBe(LOOSE)
})

test('a page that expires meanwhile does not come back', async () => {
  const { keep, bodyOf, expire, lastVersionFor } = cache()
  keep('/about')
  bodyOf('/about')
  expire(['/about'])
  await untilTight(() => lastVersionFor(asked('/about'))()?.body)
  expect(bodyOf('/about')).toBeUndefined()
})

test('a newer page is not replaced', async () => {
  const { keep, bodyOf } = cache()
  const newer = brotliCompressSync('newer')
  keep('/about')
  bodyOf('/about')
  keep('/about', { body: newer })
  keep('/other')
  bodyOf('/other')
  await untilTight(() => bodyOf('/other'))
  expect(brotliDecompressSync(bodyOf('/about') ?? LOOSE).toString()).toBe('newer')
})

test('a page that is replaced while it is packed stays replaced', async () => {
  const newer = brotliCompressSync('newer')
  const pages = cache(async () => {
    pages.keep('/about', { body: newer })
    return Buffer.from('tight')
  })
  pages.keep('/about')
  pages.bodyOf('/about')
  await new Promise(setImmediate)
  expect(pages.bodyOf('/about')).toBe(newer)
})

test('pages are packed one at a time, without those that have been replaced meanwhile', async () => {
  const packed: Buffer[] = []
  let running = 0
  let most = 0
  const { keep, bodyOf } = cache(async (body) => {
    packed.push(body)
    most = Math.max(most, ++running)
    await Promise.resolve() // lets others begin
    running -= 1
    return Buffer.from('tight')
  })
  const pages = ['/a', '/b', '/c', '/d']
  pages.forEach((page) => keep(page))
  pages.forEach((page) => bodyOf(page))
  keep('/c')
  await new Promise(setImmediate)
  expect(bodyOf('/d')?.toString()).toBe('tight')
  expect([most, packed.length]).toEqual([1, 3])
})
