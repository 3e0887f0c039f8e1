import { subscribe, unsubscribe } from 'node:diagnostics_channel'

import { describe, expect, test } from 'vitest'

import PageCache from './page-cache.cjs'

type Cache = {
  set: (key: string, data: object | null, context: object) => Promise<void>
  get: (key: string, context: object) => Promise<unknown>
  revalidateTag: (tags: string | string[], durations?: object) => Promise<void>
}

const Constructor = PageCache as new (options: object) => Cache
/** As Next makes one for each request, over the same memory. */
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

test('says which tags a page has that is read, and which have expired', async () => {
  const said: unknown[] = []
  const note = (message: unknown) => void said.push(message)
  subscribe('powerboard:page-read', note)
  subscribe('powerboard:tags-expired', note)
  const page = { kind: 'APP_PAGE', html: 'words', headers: { 'x-next-cache-tags': 'about,menu' }, status: 200 }
  await cache.set('/about', page, { cacheControl: { revalidate: false } })
  await cache.get('/about', { kind: 'APP_PAGE' })
  await cache.get('/nowhere', { kind: 'APP_PAGE' }).catch(() => null)
  await cache.revalidateTag('menu', { expire: 0 })
  await cache.revalidateTag(['about', 'other'])
  unsubscribe('powerboard:page-read', note)
  unsubscribe('powerboard:tags-expired', note)
  expect(said).toEqual([
    { tags: ['about', 'menu'], lastModifiedMs: expect.any(Number) },
    { tags: ['menu'] },
    { tags: ['about', 'other'] },
  ])
})

describe('a page with a tag that expires', () => {
  const page = { kind: 'APP_PAGE', html: 'words', headers: { 'x-next-cache-tags': 'hours' }, status: 200 }
  const keep = (request: Cache, key: string) => request.set(key, page, { cacheControl: { revalidate: false } })
  const isKept = async (key: string) => Boolean(await cache.get(key, { kind: 'APP_PAGE' }).catch(() => null))

  test('is not kept if it was being rendered meanwhile', async () => {
    const [before, after] = [forRequest(), forRequest()]
    await forRequest().revalidateTag('hours', { expire: 0 })
    await keep(before, '/rendered-before')
    expect(await isKept('/rendered-before')).toBe(false)
    await keep(after, '/rendered-before')
    expect(await isKept('/rendered-before')).toBe(false)
    await keep(forRequest(), '/rendered-after')
    expect(await isKept('/rendered-after')).toBe(true)
  })

  test('is gone even if it was kept in the very same millisecond', async () => {
    for (let round = 0; round < 20; round++) {
      await keep(forRequest(), '/quick')
      await forRequest().revalidateTag('hours', { expire: 0 })
      expect(await isKept('/quick')).toBe(false)
    }
  })
})
