import { beforeEach, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { checkNext } from '@/lib/link-monitor/check-loop'
import { claimDue, countDue, handBack, markDuePages, record, requestCheck } from '@/lib/link-monitor/due'
import type { ProbeResult } from '@/lib/link-monitor/probe'
import { readPage } from '@/lib/link-monitor/read-page'
import { readFilter } from '@/lib/page-inventory/filter'
import { ALL_PAGES, IS_PUBLIC } from '@/lib/page-inventory/kinds'
import { listPages } from '@/lib/page-inventory/list'
import { publishDuePages } from '@/lib/use-cases/pages/publish-due-pages'

import { silentLog } from '../delivery/support'
import { pool } from '../support/rows'

const payload = await payloadClient()

beforeEach(() => settle())

/** Leaves no recent edits, and every page checked since. */
async function settle() {
  await pool.query(`update pages set updated_at = now() - interval '1 hour'`)
  for (const table of ['home_page', 'sales_page', 'products', 'blog_posts'])
    await pool.query(`update ${table} set updated_at = now() - interval '1 hour'`)
  await markDuePages(pool)
  await pool.query(
    `update page_checks c set due_at = null, checked_at = now(), is_live = true, edition_at = (select max(edition_at) from (${ALL_PAGES}) as a where a.path = c.path and ${IS_PUBLIC})`,
  )
}

let count = 0
async function published(data: object = {}) {
  count += 1
  const page = await payload.create({
    collection: 'pages',
    data: {
      title: `Checked ${count}`,
      url: `/checked-${count}`,
      description: `Description ${count}.`,
      _status: 'published',
      ...data,
    },
  })
  await pool.query(`update pages set updated_at = now() - interval '10 seconds' where id = $1`, [page.id])
  return page
}

const rowOf = async (path: string) =>
  (await pool.query('select *, due_at <= now() as is_due from page_checks where path = $1', [path])).rows[0]
const duePaths = async () =>
  (await pool.query<{ path: string }>('select path from page_checks where due_at is not null order by path')).rows.map(
    ({ path }) => path,
  )
const FOUND = { isLive: true, statusCode: 200, problem: null, words: 3, claims: 1, brokenLinks: [], outsideLinks: [] }

async function checkWith(results: Record<string, ProbeResult>) {
  const ask = async (path: string): Promise<ProbeResult> => results[path] ?? { kind: 'file', status: 404 }
  return checkNext({ pool, ask, askLinked: ask, origin: 'https://powerboard.example.com', log: silentLog() })
}
const html = (text: string): ProbeResult => ({ kind: 'page', status: 200, page: readPage(text) })

test('nothing is due while nothing changes', async () => {
  await markDuePages(pool)
  expect(await duePaths()).toEqual([])
})

test('a publish makes its page due once its editor pauses; a draft does not', async () => {
  const { id, url } = await published()
  await markDuePages(pool)
  expect(await duePaths()).toEqual([url])
  expect(await checkWith({ [url]: html('<main>Two words</main>') })).toBe('checked')
  await payload.update({ collection: 'pages', id, data: { heading: 'In progress' }, draft: true })
  await markDuePages(pool)
  expect(await duePaths()).toEqual([])
  await payload.update({ collection: 'pages', id, data: { heading: 'Published', _status: 'published' } })
  await pool.query(`update pages set updated_at = now() + interval '1 hour' where id = $1`, [id]) // still being edited
  await markDuePages(pool)
  expect(await duePaths()).toEqual([])
  await pool.query(`update pages set updated_at = now() - interval '6 seconds' where id = $1`, [id])
  await markDuePages(pool)
  expect(await duePaths()).toEqual([url])
})

test('results are written to the list and to the page, without counting as an edit', async () => {
  const { id, url } = await published()
  await markDuePages(pool)
  await checkWith({ [url]: { kind: 'file', status: 500 } })
  expect(await rowOf(url)).toMatchObject({ due_at: null, is_live: false, status_code: 500, problem: 'Returns 500' })
  const page = await payload.findByID({ collection: 'pages', id })
  expect(page).toMatchObject({ isLive: false, _status: 'published' })
  expect(Date.parse(page.updatedAt)).toBeLessThan(Date.now() - 5_000)
  expect(await payload.findByID({ collection: 'pages', id, draft: true })).toMatchObject({
    isLive: false,
    lastChecked: page.lastChecked,
  })
  await markDuePages(pool)
  expect(await duePaths()).toEqual([])
})

test('a broken page stays in the list, marked as broken, with its previous results', async () => {
  const { url } = await published()
  await markDuePages(pool)
  await checkWith({ [url]: html('<main>Three short words <a href="/nowhere">x</a></main>') })
  await requestCheck(pool, url)
  await checkWith({ [url]: { kind: 'silent', problem: 'No response within 15 seconds' } })
  const { addresses } = await listPages({
    pool,
    filter: readFilter(new URLSearchParams({ broken: 'on', q: url })),
    seesDrafts: true,
  })
  expect(addresses).toMatchObject([{ path: url, isLive: false, problem: 'No response within 15 seconds', words: 4 }])
})

test('broken links are stored with their page', async () => {
  const { url } = await published()
  await markDuePages(pool)
  await checkWith({ [url]: html('<main><a href="/nowhere">x</a><a href="https://example.com/">x</a></main>') })
  expect(await rowOf(url)).toMatchObject({
    is_live: true,
    broken_links: [{ href: '/nowhere', reason: 'Returns 404' }],
    outside_links: ['https://example.com/'],
  })
})

test('a page unpublished on schedule is removed', async () => {
  const { url } = await published({ unpublishAt: '2031-01-01T09:00:00.000Z' })
  await markDuePages(pool)
  expect(await rowOf(url)).toBeDefined()
  await publishDuePages({ payload, now: new Date('2031-01-01T09:00:00Z'), log: payload.logger })
  await markDuePages(pool)
  expect(await rowOf(url)).toBeUndefined()
})

test('everything is due once a night', async () => {
  await pool.query(`update page_checks set checked_at = now() - interval '25 hours'`)
  await markDuePages(pool)
  expect((await duePaths()).length).toBe(Number((await pool.query('select count(*) from page_checks')).rows[0].count))
})

test('recently published pages are checked before the nightly ones', async () => {
  await requestCheck(pool, null)
  const { url } = await published()
  await markDuePages(pool)
  expect((await claimDue(pool))?.path).toBe(url)
})

test('only one worker claims a page, and the claim of a dead worker expires', async () => {
  const { url } = await published()
  await markDuePages(pool)
  const claimed = await Promise.all(Array.from({ length: 8 }, () => claimDue(pool)))
  expect(claimed.filter(Boolean)).toMatchObject([{ path: url }])
  expect(await claimDue(pool)).toBeNull()
  await pool.query(`update page_checks set due_at = now() - interval '1 second' where path = $1`, [url])
  expect(await claimDue(pool)).toMatchObject({ path: url })
})

test('a request during a check triggers another check', async () => {
  const { url } = await published()
  await markDuePages(pool)
  const due = await claimDue(pool)
  if (!due) throw new Error('nothing due')
  expect(await requestCheck(pool, url)).toBe(1)
  await record(pool, due, FOUND)
  expect(await rowOf(url)).toMatchObject({ is_due: true, words: 3 })
})

test('one page or all can be requested; a page that is not public is not checked', async () => {
  const { url } = await published()
  await markDuePages(pool)
  await pool.query('update page_checks set due_at = null')
  expect(await requestCheck(pool, '/nowhere')).toBe(0)
  expect(await requestCheck(pool, url)).toBe(1)
  expect(await requestCheck(pool, null)).toBe(
    Number((await pool.query('select count(*) from page_checks')).rows[0].count),
  )
})

test('a site that is down leaves everything unchanged', async () => {
  const { url } = await published()
  await markDuePages(pool)
  expect(await checkWith({ [url]: { kind: 'away' } })).toBe('away')
  expect(await rowOf(url)).toMatchObject({ is_due: true, is_live: null, checked_at: null })
  const due = await claimDue(pool)
  if (due) await handBack(pool, due)
  expect(await countDue(pool)).toBe(1)
})
