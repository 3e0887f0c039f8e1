import { afterAll, expect, test, vi } from 'vitest'

import { writtenAmong } from '@/lib/addresses/written'
import { payloadClient } from '@/lib/data/payload-client'
import { nowhere } from '@/lib/http/edge/nowhere'

import { pool } from '../support/rows'

const payload = await payloadClient()
afterAll(() => pool.end())

const make = (url: string, status: 'draft' | 'published' = 'published') =>
  payload.create({
    collection: 'pages',
    data: { title: `A page of its own at ${url}`, description: `About ${url}.`, url, _status: status },
  })

/** One web process: what it knows is its own, the database is everybody's. */
function webProcess() {
  const db = { query: vi.fn(pool.query.bind(pool)) } as unknown as typeof pool
  const isNowhere = nowhere({
    routes: { isOwn: () => false, written: ['/about'] },
    look: (paths) => writtenAmong(db, paths),
    restMs: 20,
  })
  return { isNowhere: (url: string) => isNowhere({ url }), statements: () => vi.mocked(db.query).mock.calls.length }
}

test('a thousand made-up addresses are two statements, and a page from the build is none', async () => {
  const { isNowhere, statements } = webProcess()
  expect(await isNowhere('/about')).toBe(false)
  expect(statements()).toBe(0)
  expect(await isNowhere('/wp-login.php')).toBe(true)
  const answers = await Promise.all(Array.from({ length: 999 }, (_, n) => isNowhere(`/guess-${n}?page=${n}`)))
  expect(new Set(answers)).toEqual(new Set([true]))
  expect(statements()).toBe(2)
})

test('a page is there for every process once it is published, and then is not asked for again', async () => {
  const processes = [webProcess(), webProcess()]
  for (const { isNowhere } of processes) expect(await isNowhere('/late-page')).toBe(true)
  await make('/late-page')
  for (const { isNowhere } of processes) expect(await isNowhere('/late-page')).toBe(false)
  for (const { isNowhere, statements } of processes)
    expect([await isNowhere('/late-page'), statements()]).toEqual([false, 2])
})

test('a page that moved is there at both addresses, a draft at none', async () => {
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
