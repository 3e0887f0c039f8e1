import { beforeEach, expect, test } from 'vitest'

import { readDesignerVisits } from '@/lib/lead-funnel/read'
import { speedByRelease, weeklySpeed } from '@/lib/page-speed/weekly-speed'

import { call, jsonRequest } from '../support/api'
import { limitRequests } from '../support/rate-limits'
import { pool } from '../support/rows'

limitRequests()

beforeEach(() => pool.query('delete from performance_metrics'))

const METRIC = {
  metric: 'LCP',
  value: 1_234.5,
  url: 'http://localhost:3000/calculator/quick?area=60',
  timestamp: '2001-01-01T00:00:00.000Z',
  device: 'phone',
}
const LOAD = { loadTime: 900, domContentLoaded: 500, firstPaint: 300, firstContentfulPaint: 310 }

let last = 0
const send = (body: unknown, headers: Record<string, string> = { 'x-client-address': `203.0.113.${++last}` }) =>
  call(jsonRequest('POST', '/performance-metrics', body, headers))
const rows = async () =>
  (await pool.query<Record<string, unknown>>('select * from performance_metrics order by id')).rows

test('a measurement is stored with its kind of page, device and release, and our own time', async () => {
  const before = Date.now()
  expect((await send(METRIC)).status).toBe(204)
  const load = { metric: 'PAGE_LOAD', value: LOAD, device: undefined, sampledPercent: 20 }
  expect((await send({ ...METRIC, ...load })).status).toBe(204)
  const [paint, loaded] = await rows()
  expect(paint).toMatchObject({
    metric: 'LCP',
    value: '1234.5',
    url: '/calculator/quick',
    page_class: 'calculator',
    device: 'phone',
    sampled_percent: null,
  })
  expect(paint?.release).toEqual(expect.stringMatching(/\S/))
  expect(Number(paint?.timestamp)).toBeGreaterThanOrEqual(before)
  expect(loaded).toMatchObject({
    metric: 'PAGE_LOAD',
    value: '900',
    timings: LOAD,
    device: null,
    sampled_percent: '20',
  })
})

test('bad input and other sites are refused, and one sender cannot fill the table', async () => {
  expect((await send({ ...METRIC, metric: 'SPEED' })).status).toBe(400)
  expect((await send(METRIC, { origin: 'https://elsewhere.example' })).status).toBe(403)
  const sender = { 'x-client-address': '198.51.100.7' }
  for (let sent = 0; sent < 20; sent += 1) expect((await send(METRIC, sender)).status).toBe(204)
  expect((await send(METRIC, sender)).status).toBe(429)
  expect(await rows()).toHaveLength(20)
})

test('the summary is the 75th percentile by kind of page, of this week and the week before', async () => {
  const now = new Date('2026-11-24T12:00:00Z')
  const insert = (value: number, daysAgo: number, pageClass = 'homepage') =>
    pool.query(
      `insert into performance_metrics (metric, value, page_class, timestamp)
       values ('LCP', $1, $2, $3::timestamptz - make_interval(days => $4))`,
      [value, pageClass, now, daysAgo],
    )
  for (const value of [1_000, 1_100, 1_200, 1_300, 9_000]) await insert(value, 1)
  for (const value of [2_000, 2_400]) await insert(value, 8)
  await insert(50_000, 15)
  await insert(700, 2, 'blog')
  expect(await weeklySpeed(pool, now)).toEqual([
    { pageClass: 'homepage', metric: 'LCP', count: 5, views: 5, p75: 1_300, previousP75: 2_300 },
    { pageClass: 'blog', metric: 'LCP', count: 1, views: 1, p75: 700, previousP75: null },
  ])
})

test('builds are compared over all pages, the latest first', async () => {
  const now = new Date('2026-11-24T12:00:00Z')
  const insert = (value: number, daysAgo: number, release: string | null) =>
    pool.query(
      `insert into performance_metrics (metric, value, release, timestamp)
       values ('LCP', $1, $2, $3::timestamptz - make_interval(days => $4))`,
      [value, release, now, daysAgo],
    )
  for (const value of [1_000, 2_000]) await insert(value, 5, 'old')
  for (const value of [3_000, 4_000, 4_000]) await insert(value, 2, 'new')
  await insert(1_500, 1, 'old') // a page that was still open
  await insert(9_000, 1, null)
  await insert(9_000, 31, 'older')
  expect(await speedByRelease(pool, now)).toMatchObject([
    { release: 'new', metric: 'LCP', count: 3, p75: 4_000 },
    { release: 'old', metric: 'LCP', count: 3, p75: 1_750 },
  ])
})

test('sampled measurements are shown with their number of page views, even if the share has changed', async () => {
  const now = new Date('2026-11-24T12:00:00Z')
  const insert = (value: number, sampledPercent: number | null) =>
    pool.query(
      `insert into performance_metrics (metric, value, page_class, release, sampled_percent, timestamp)
       values ('LCP', $1, 'homepage', 'new', $2, $3::timestamptz - interval '1 day')`,
      [value, sampledPercent, now],
    )
  for (const value of [1_000, 2_000, 3_000, 4_000]) await insert(value, 20)
  await insert(5_000, null) // all page views, before sampling
  const measured = { metric: 'LCP', count: 5, views: 21, p75: 4_000 }
  expect(await weeklySpeed(pool, now)).toEqual([{ pageClass: 'homepage', previousP75: null, ...measured }])
  expect(await speedByRelease(pool, now)).toMatchObject([measured])
})

test('visits to the designer are counted with their median time to a price, and are no speed of a page', async () => {
  const now = new Date('2026-11-24T12:00:00Z')
  const insert = (metric: string, value: number, sampledPercent: number | null = null) =>
    pool.query(
      `insert into performance_metrics (metric, value, page_class, release, sampled_percent, timestamp)
       values ($1, $2, 'calculator', 'new', $3, $4::timestamptz - interval '1 day')`,
      [metric, value, sampledPercent, now],
    )
  await insert('DESIGN_OFFERED', 800, 50)
  for (const value of [700, 900]) await insert('DESIGN_OFFERED', value)
  for (const value of [60_000, 90_000]) await insert('DESIGN_PRICED', value)
  const visits = (from: string, to: string) => readDesignerVisits(pool, { from, to })
  expect(await visits('2026-11-23', '2026-11-24')).toEqual({ begun: 4, priced: 2, seconds: 75 })
  expect(await visits('2026-11-24', '2026-11-24')).toEqual({ begun: 0, priced: 0, seconds: null })
  expect([...(await weeklySpeed(pool, now)), ...(await speedByRelease(pool, now))]).toEqual([])
  expect((await send({ ...METRIC, metric: 'DESIGN_PRICED', value: 42_000 })).status).toBe(204)
  expect(await rows()).toContainEqual(expect.objectContaining({ metric: 'DESIGN_PRICED', value: '42000' }))
})
