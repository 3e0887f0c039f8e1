import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { afterAll, beforeEach, describe, expect, test } from 'vitest'

import { addPageViews } from '@/lib/http/edge/page-view-store'
import { pageViews } from '@/lib/http/edge/page-views'
import { readViews, readViewTotals } from '@/lib/lead-funnel/read-views'
import { speedByRelease, weeklySpeed } from '@/lib/page-speed/weekly-speed'

import { openTestPool } from '../delivery/support'

const pool = openTestPool()
beforeEach(() => pool.query('truncate page_view_days, performance_metrics cascade'))
afterAll(() => pool.end())

const DAY = '2026-11-20'
const NOW = new Date(`${DAY}T23:59:59Z`)

describe('a day of 20,000 speed measurements', () => {
  /** Values from 1 to `count` in a scrambled order, so that the 75th percentile is 0.75 × (count − 1) + 1. */
  const fill = (
    pageClass: string,
    { count, release, daysAgo = 0 }: { count: number; release: string; daysAgo?: number },
  ) =>
    pool.query(
      `insert into performance_metrics (metric, value, page_class, release, timestamp)
       select 'LCP', 1 + (n * 7919::bigint) % $2, $1::enum_performance_metrics_page_class, $3,
         $4::timestamptz - make_interval(days => $5) - interval '1 second' * (n % 80000)
       from generate_series(0, $2 - 1) as n`,
      [pageClass, count, release, NOW, daysAgo],
    )
  const p75 = (count: number) => 0.75 * (count - 1) + 1

  test('is shown with its 75th percentile, by kind of page, week and release', async () => {
    await fill('homepage', { count: 10_000, release: 'new' })
    await fill('blog', { count: 6_000, release: 'new' })
    await fill('homepage', { count: 4_000, release: 'old', daysAgo: 8 })
    expect(await weeklySpeed(pool, NOW)).toEqual([
      {
        pageClass: 'homepage',
        metric: 'LCP',
        count: 10_000,
        views: 10_000,
        p75: p75(10_000),
        previousP75: p75(4_000),
      },
      { pageClass: 'blog', metric: 'LCP', count: 6_000, views: 6_000, p75: p75(6_000), previousP75: null },
    ])
    const byRelease = await speedByRelease(pool, NOW)
    expect(byRelease.map(({ release, count }) => [release, count])).toEqual([
      ['new', 16_000],
      ['old', 4_000],
    ])
    expect(byRelease[1]?.p75).toBe(p75(4_000))
  })
})

describe('a day of 20,000 page views', () => {
  /** A web process that counts views, and responds to each request immediately. */
  function process() {
    const views = pageViews({
      add: (sums) => addPageViews(pool, sums),
      today: () => DAY,
      onFailure: (err) => {
        throw err
      },
    })
    return {
      flush: views.flush,
      visit: (url: string, referer = '') => {
        const headers = {
          'sec-fetch-dest': 'document',
          'user-agent': 'Mozilla/5.0 Firefox/140.0',
          host: 'site',
          referer,
        }
        const response = Object.assign(new EventEmitter(), { statusCode: 200, getHeader: () => 'text/html' })
        views.count(
          { method: 'GET', url, headers } as unknown as IncomingMessage,
          response as unknown as ServerResponse,
        )
        response.emit('finish')
      },
    }
  }
  const days = { from: DAY, to: DAY }

  test('is counted to the last view by two processes that write occasionally', async () => {
    const processes = [process(), process()]
    const paths = ['/', '/about', '/calculator/quick', '/system-designer', '/blog/one']
    const referers = ['', 'https://www.example.org/a', 'https://site/about', 'https://example.com/']
    for (let n = 0; n < 20_000; n += 1) {
      const campaign = n % 10 === 0 ? `?utm_campaign=spring-${n % 30}` : ''
      processes[n % 2]?.visit(`${paths[n % 5]}${campaign}`, referers[n % 4])
      if (n % 5_000 === 0) await Promise.all(processes.map(({ flush }) => flush()))
    }
    await Promise.all(processes.map(({ flush }) => flush()))
    expect(await readViewTotals(pool, days)).toEqual({
      views: 20_000,
      arrivals: 15_000,
      calculators: 4_000,
      designers: 4_000,
    })
    expect(await readViews(pool, days, 'website')).toEqual(
      ['direct', 'example.com', 'example.org'].map((name) => ({ name, views: 5_000, arrivals: 5_000 })),
    )
    expect((await readViews(pool, days, 'campaign')).map(({ name, views }) => [name, views])).toEqual([
      ['spring-0', 667],
      ['spring-10', 667],
      ['spring-20', 666],
    ])
    expect((await pool.query('select from page_view_days')).rowCount).toBeLessThan(100)
  })

  test('a flood of made-up names does not fill the table: they are merged into one', async () => {
    const { visit, flush } = process()
    for (let n = 0; n < 20_000; n += 1) visit(`/?utm_campaign=made-up-${n}`, `https://made-up-${n}.example/`)
    await flush()
    expect((await pool.query('select from page_view_days')).rowCount).toBeLessThanOrEqual(201)
    expect(await readViewTotals(pool, days)).toMatchObject({ views: 20_000 })
    expect((await readViews(pool, days, 'website'))[0]).toMatchObject({ name: 'other', views: 19_800 })
  })
})
