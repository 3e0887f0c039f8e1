import { subscribe, unsubscribe } from 'node:diagnostics_channel'

import { expect, test } from 'vitest'

import PageCache from './page-cache.cjs'

type Cache = {
  set: (key: string, data: object | null, context: object) => Promise<void>
  get: (key: string, context: object) => Promise<unknown>
  revalidateTag: (tags: string | string[], durations?: object) => Promise<void>
}

const Constructor = PageCache as new (options: object) => Cache
const cache = new Constructor({
  maxMemoryCacheSize: 1_000_000,
  flushToDisk: false,
  serverDistDir: '/nowhere',
  fs: {},
  revalidatedTags: [],
  dev: false,
})

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
