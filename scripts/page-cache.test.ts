import { subscribe, unsubscribe } from 'node:diagnostics_channel'

import { describe, expect, test } from 'vitest'

import PageCache from './page-cache.cjs'

type Cache = {
  set: (key: string, data: object | null, context: object) => Promise<void>
  get: (key: string, context: object) => Promise<unknown>
  revalidateTag: (tags: string | string[], durations?: object) => Promise<void>
}

const Constructor = PageCache as new (options: object) => Cache
/** An instance like those that Next creates for each request; all share the same memory. */
const forRequest = () =>
  new Constructor({
    maxMemoryCacheSize: 1_000_000,
    flushToDisk: false,
    serverDistDir: '/nowhere',
    fs: {},
    revalidatedTags: [],
    dev: false,
  })
const cache = forRequest()

test.each([
  [200, true],
  [308, true],
  [404, false],
])('whether a response with status %d is cached: %s', async (status, isKept) => {
  const key = `/page-${status}`
  await cache.set(
    key,
    { kind: 'APP_ROUTE', status, body: Buffer.from('words'), headers: {} },
    { cacheControl: { revalidate: false } },
  )
  const found = await cache.get(key, { kind: 'APP_ROUTE' }).catch(() => null)
  expect(found !== null && found !== undefined).toBe(isKept)
})

test('publishes the tags of a page that is stored or read, and the tags that expire', async () => {
  const messages: unknown[] = []
  const record = (message: unknown) => void messages.push(message)
  subscribe('powerboard:page-read', record)
  subscribe('powerboard:tags-expired', record)
  const page = { kind: 'APP_PAGE', html: 'words', headers: { 'x-next-cache-tags': 'about,menu' }, status: 200 }
  await cache.set('/about', page, { cacheControl: { revalidate: false } })
  await cache.get('/about', { kind: 'APP_PAGE' })
  await cache.get('/nowhere', { kind: 'APP_PAGE' }).catch(() => null)
  await cache.revalidateTag('menu', { expire: 0 })
  await cache.revalidateTag(['about', 'other'])
  unsubscribe('powerboard:page-read', record)
  unsubscribe('powerboard:tags-expired', record)
  expect(messages).toEqual([
    { tags: ['about', 'menu'], lastModifiedMs: expect.any(Number) },
    { tags: ['about', 'menu'], lastModifiedMs: expect.any(Number) },
    { tags: ['menu'] },
    { tags: ['about', 'other'] },
  ])
})

describe('a page with a tag that expires', () => {
  const page = { kind: 'APP_PAGE', html: 'words', headers: { 'x-next-cache-tags': 'hours' }, status: 200 }
  const keep = (request: Cache, key: string) => request.set(key, page, { cacheControl: { revalidate: false } })
  const isKept = async (key: string) => Boolean(await cache.get(key, { kind: 'APP_PAGE' }).catch(() => null))

  test('is not stored if it was being rendered meanwhile', async () => {
    const [before, after] = [forRequest(), forRequest()]
    await forRequest().revalidateTag('hours', { expire: 0 })
    await keep(before, '/rendered-before')
    expect(await isKept('/rendered-before')).toBe(false)
    await keep(after, '/rendered-before')
    expect(await isKept('/rendered-before')).toBe(false)
    await keep(forRequest(), '/rendered-after')
    expect(await isKept('/rendered-after')).toBe(true)
  })

  test('is removed even if it was stored in the same millisecond', async () => {
    for (let round = 0; round < 20; round++) {
      await keep(forRequest(), '/quick')
      await forRequest().revalidateTag('hours', { expire: 0 })
      expect(await isKept('/quick')).toBe(false)
    }
  })
})
