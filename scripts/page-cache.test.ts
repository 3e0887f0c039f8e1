import { expect, test } from 'vitest'

import PageCache from './page-cache.cjs'

type Cache = {
  set: (key: string, data: object | null, context: object) => Promise<void>
  get: (key: string, context: object) => Promise<unknown>
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
