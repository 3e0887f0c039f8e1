import { afterAll, expect, test, vi } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { unknownPathGuard } from '@/lib/http/edge/unknown-path-guard'
import { writtenAmong } from '@/lib/page-inventory/written'

import { pool } from '../support/rows'

const payload = await payloadClient()
afterAll(() => pool.end())

const make = (url: string, status: 'draft' | 'published' = 'published') =>
  payload.create({
    collection: 'pages',
    data: { title: `A page of its own at ${url}`, description: `About ${url}.`, url, _status: status },
  })

/** One web process: its cache is its own, the database is shared. */
function webProcess() {
  const db = { query: vi.fn(pool.query.bind(pool)) } as unknown as typeof pool
  const isNowhere = unknownPathGuard({
    routes: { isOwn: () => false, written: ['/about'] },
    look: (paths) => writtenAmong(db, paths),
    restMs: 20,
  })
  return { isNowhere: (url: string) => isNowhere({ url }), statements: () => vi.mocked(db.query).mock.calls.length }
}

test('a thousand made-up paths take two statements, and a prerendered page none', async () => {
  const { isNowhere, statements } = webProcess()
  expect(await isNowhere('/about')).toBe(false)
  expect(statements()).toBe(0)
  expect(await isNowhere('/wp-login.php')).toBe(true)
  const answers = await Promise.all(Array.from({ length: 999 }, (_, n) => isNowhere(`/guess-${n}?page=${n}`)))
  expect(new Set(answers)).toEqual(new Set([true]))
  expect(statements()).toBe(2)
})

test('fifty thousand made-up places take two statements and leave nothing behind', async () => {
  const { isNowhere, statements } = webProcess()
  const madeUp = Array.from({ length: 50_000 }, (_, n) => `/locations/${n % 2 ? 'bath/' : ''}made-up-${n}`)
  expect(new Set(await Promise.all(madeUp.map(isNowhere)))).toEqual(new Set([true]))
  expect(statements()).toBeLessThanOrEqual(2)
  // One that had been kept would be answered without a statement.
  const before = statements()
  expect(await isNowhere(madeUp[0] ?? '')).toBe(true)
  expect(statements()).toBe(before + 1)
})

test('a place that exists is looked up once, at every one of its pages', async () => {
  const { isNowhere, statements } = webProcess()
  const pages = [
    '/locations/bath',
    '/locations/bath/widcombe',
    '/locations/bath/new-build-heating',
    '/locations/county/kent',
  ]
  expect(await Promise.all(pages.map(isNowhere))).toEqual(pages.map(() => false))
  const before = statements()
  expect(await Promise.all(pages.map(isNowhere))).toEqual(pages.map(() => false))
  expect(statements()).toBe(before)
})

test('a page exists for every process once it is published, and is then cached', async () => {
  const processes = [webProcess(), webProcess()]
  for (const { isNowhere } of processes) expect(await isNowhere('/late-page')).toBe(true)
  await make('/late-page')
  for (const { isNowhere } of processes) expect(await isNowhere('/late-page')).toBe(false)
  for (const { isNowhere, statements } of processes)
    expect([await isNowhere('/late-page'), statements()]).toEqual([false, 2])
})

test('a moved page is found at both paths, a draft at none', async () => {
  const { isNowhere } = webProcess()
  const { id } = await make('/moves')
  await payload.update({ collection: 'pages', id, data: { url: '/moved' } })
  await make('/only-a-draft', 'draft')
  expect(await Promise.all(['/moves', '/moved', '/only-a-draft'].map(isNowhere))).toEqual([false, false, true])
})

test.each(['/%00', "/'; drop table pages; --", '/%F0%9F%94%A5', `/${'x'.repeat(15_000)}`])(
  'nobody learns anything from %j',
  async (url) => {
    const { isNowhere } = webProcess()
    expect(await Promise.all([isNowhere(url), isNowhere('/terms-of-service')])).toEqual([true, false])
  },
)
