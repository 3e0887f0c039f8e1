import { afterAll, beforeEach, expect, test } from 'vitest'

import { enforceRetention } from '@/lib/delivery/retention/enforce'
import { addPageViews } from '@/lib/http/edge/page-view-store'

import { openTestPool, silentLog } from '../delivery/support'

const pool = openTestPool()
beforeEach(() => pool.query('truncate page_view_days, retention'))
afterAll(() => pool.end())

const VIEW = { day: '2026-11-25', path: '/about', source: 'direct', campaign: '' }
const totals = async () =>
  (await pool.query('select day::text, path, source, campaign, views from page_view_days order by views desc')).rows

test('several processes add to the same totals simultaneously', async () => {
  const other = { ...VIEW, source: 'example.org', campaign: 'spring' }
  await Promise.all(
    Array.from({ length: 8 }, () =>
      addPageViews(pool, [
        { ...VIEW, views: 3 },
        { ...other, views: 1 },
      ]),
    ),
  )
  expect(await totals()).toEqual([
    { ...VIEW, views: 24 },
    { ...other, views: 8 },
  ])
})

test('the table holds the sums and nothing else', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'page_view_days' order by ordinal_position`,
  )
  expect(rows.map(({ name }) => name)).toEqual(['day', 'path', 'source', 'campaign', 'views'])
})

test('totals are deleted after the number of months chosen by admins', async () => {
  await pool.query(`insert into page_view_days (day, path, source, campaign, views)
    select (now() - months * interval '1 month')::date, '/about', '', '', months from generate_series(1, 27, 13) as months`)
  await enforceRetention({ pool, log: silentLog() })
  expect((await totals()).map(({ views }) => views)).toEqual([14, 1])
})
