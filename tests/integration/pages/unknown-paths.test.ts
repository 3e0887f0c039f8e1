import type { Where } from 'payload'
import { describe, expect, test, vi } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import type { Page } from '@/lib/generated/payload-types'
import { existingPaths } from '@/lib/http/edge/existing-paths'
import { unknownPathGuard } from '@/lib/http/edge/unknown-path-guard'
import { readWrittenPaths } from '@/lib/page-inventory/written'
import { expiryReader } from '@/lib/platform/cache-invalidations'

import { pool } from '../support/rows'

const payload = await payloadClient()

const make = (url: string, status: 'draft' | 'published' = 'published') =>
  payload.create({
    collection: 'pages',
    data: { title: `A page of its own at ${url}`, description: `About ${url}.`, url, _status: status },
  })

/** A web process with its own list of paths; the database is shared. */
async function webProcess() {
  const db = { query: vi.fn(pool.query.bind(pool)) } as unknown as typeof pool
  const paths = existingPaths({
    read: () => readWrittenPaths(db),
    restMs: 20,
    reliableMs: 600_000,
    built: ['/about'],
    now: () => Date.now(),
  })
  const { isNowhere } = unknownPathGuard({ isOwn: () => false, paths })
  const readExpired = expiryReader()
  await readExpired(pool)
  return {
    isNowhere: (url: string) => isNowhere({ url }),
    statements: () => vi.mocked(db.query).mock.calls.length,
    /** Handles a notification as the process would. */
    followChanges: async () => {
      if ((await readExpired(pool)).length > 0) paths.expire()
    },
  }
}

test('any number of made-up paths takes one statement, and a prerendered page none', async () => {
  const { isNowhere, statements } = await webProcess()
  expect(await isNowhere('/about')).toBe(false)
  expect(statements()).toBe(0)
  const madeUp = Array.from({ length: 10_000 }, (_, n) =>
    n % 2 ? `/guess-${n}?page=${n}` : `/locations/bath/made-up-${n}`,
  )
  expect(new Set(await Promise.all(madeUp.map(isNowhere)))).toEqual(new Set([true]))
  expect(await isNowhere('/wp-login.php')).toBe(true)
  expect(statements()).toBe(1)
})

test('every page of a place exists', async () => {
  const { isNowhere } = await webProcess()
  const pages = [
    '/locations/bath',
    '/locations/bath/widcombe',
    '/locations/bath/new-build-heating',
    '/locations/county/kent',
  ]
  expect(await Promise.all(pages.map(isNowhere))).toEqual(pages.map(() => false))
})

test('a page exists for every process that knows of its publication, which takes one statement', async () => {
  const processes = [await webProcess(), await webProcess()]
  for (const { isNowhere } of processes) expect(await isNowhere('/late-page')).toBe(true)
  await make('/late-page')
  for (const { followChanges } of processes) await followChanges()
  for (const { isNowhere, statements } of processes)
    expect([await isNowhere('/late-page'), await isNowhere('/other'), statements()]).toEqual([false, true, 2])
})

describe('a process whose list is current notices when', () => {
  const idOf = async (collection: 'blog-posts' | 'places', where: Where) => {
    const { docs } = await payload.find({ collection, where, limit: 1, depth: 0, overrideAccess: true })
    return docs[0]?.id ?? 0
  }
  const page = (url: string) => async () => (await make(url)).id
  const redirect = async (from: string) =>
    (await payload.create({ collection: 'redirects', data: { from, to: '/contact' } })).id
  const updatePage = (data: Partial<Page>) => (id: number) => payload.update({ collection: 'pages', id, data })

  type Case = [
    what: string,
    path: string,
    existence: [before: boolean, after: boolean],
    prepare: () => Promise<number>,
    change: (id: number) => Promise<unknown>,
  ]
  const draft = async () => (await make('/held-back', 'draft')).id

  test.each<Case>([
    ['a draft is published', '/held-back', [false, true], draft, updatePage({ _status: 'published' })],
    ['a page is unpublished', '/withdrawn', [true, false], page('/withdrawn'), updatePage({ _status: 'draft' })],
    [
      'a page is deleted',
      '/deleted',
      [true, false],
      page('/deleted'),
      (id) => payload.delete({ collection: 'pages', id }),
    ],
    ['a page moves', '/moved', [false, true], page('/moves'), updatePage({ url: '/moved' })],
    ['a redirect is made', '/short', [false, true], async () => 0, () => redirect('/short')],
    [
      'a redirect is deleted',
      '/long',
      [true, false],
      () => redirect('/long'),
      (id) => payload.delete({ collection: 'redirects', id }),
    ],
    [
      'a post is unpublished',
      '/blog/economy-7-and-evening-heat',
      [true, false],
      () => idOf('blog-posts', { slug: { equals: 'economy-7-and-evening-heat' } }),
      (id) => payload.update({ collection: 'blog-posts', id, data: { _status: 'draft' } }),
    ],
    [
      'a place is closed',
      '/locations/bath/new-build-heating',
      [true, false],
      () => idOf('places', { path: { equals: 'bath' } }),
      (id) => payload.update({ collection: 'places', id, data: { isActive: false } }),
    ],
  ])('%s', async (_, path, [before, after], prepare, change) => {
    const id = await prepare()
    const { isNowhere, followChanges } = await webProcess()
    expect(await isNowhere('/made-up')).toBe(true)
    expect(await isNowhere(path)).toBe(!before)
    await change(id)
    await followChanges()
    expect(await isNowhere('/made-up')).toBe(true)
    expect(await isNowhere(path)).toBe(!after)
  })

  test('a page that moved is found at both paths', async () => {
    await updatePage({ url: '/new-here' })((await make('/old-here')).id)
    const { isNowhere } = await webProcess()
    expect(await Promise.all(['/old-here', '/new-here'].map(isNowhere))).toEqual([false, false])
  })
})

test.each(['/%00', "/'; drop table pages; --", '/%F0%9F%94%A5', `/${'x'.repeat(15_000)}`])(
  'the response for %j reveals nothing',
  async (url) => {
    const { isNowhere } = await webProcess()
    expect(await Promise.all([isNowhere(url), isNowhere('/terms-of-service')])).toEqual([true, false])
  },
)
