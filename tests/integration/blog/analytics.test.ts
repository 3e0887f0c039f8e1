import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { GET } from '@/app/api/blog-analytics/route'
import { type Period, periodBefore } from '@/lib/blog-analytics/period'
import { readAnalytics } from '@/lib/blog-analytics/read'
import { payloadClient } from '@/lib/data/payload-client'
import { enforceRetention } from '@/lib/delivery/retention/enforce'
import { addDays, londonTime } from '@/lib/domain/calendar/london-time'
import { POST_SEEDS } from '@/lib/seed/blog/posts/posts'

import { openSessions, type RoleName, type Sessions } from '../access/sessions'
import { silentLog } from '../delivery/support'
import { request } from '../support/api'
import { pool } from '../support/rows'

const payload = await payloadClient()
const today = londonTime(new Date()).date
const [first, second] = POST_SEEDS
let sessions: Sessions

beforeAll(async () => {
  sessions = await openSessions(payload)
})
beforeEach(() => pool.query('delete from blog_post_views; delete from blog_view_days; delete from blog_step_days'))

type View = { daysAgo: number; slug?: string; referrer?: string; source?: string }
let visitors = 0

/** A view at noon in London. */
const view = ({ daysAgo, slug = first?.slug, referrer, source }: View) =>
  pool.query(
    `insert into blog_post_views (post_id, ip_address, referrer, source, viewed_at)
     select id, $2, $3, $4, ($5::date + time '12:00') at time zone 'Europe/London' from blog_posts where slug = $1`,
    [slug, `visitor ${++visitors}`, referrer, source, addDays(today, -daysAgo)],
  )

const total = (daysAgo: number, views: number, slug = first?.slug) =>
  pool.query(`insert into blog_view_days (post_id, day, views) select id, $2, $3 from blog_posts where slug = $1`, [
    slug,
    addDays(today, -daysAgo),
    views,
  ])

const steps = ({ daysAgo, step, readers }: { daysAgo: number; step: string; readers: number }) =>
  pool.query(
    'insert into blog_step_days (post_id, day, step, readers) select id, $2, $3, $4 from blog_posts where slug = $1',
    [first?.slug, addDays(today, -daysAgo), step, readers],
  )

const read = (days: Period['days']) => readAnalytics(pool, periodBefore(today, days))

describe('blog analytics', () => {
  test('count whole days only, and compare them with as many days before', async () => {
    await Promise.all([0, 1, 1, 7, 8, 14, 15].map((daysAgo) => view({ daysAgo })))
    const { total: all, days } = await read(7)
    expect(all).toEqual({ current: 3, previous: 2 })
    expect(days).toHaveLength(7)
    expect([days[0], days.at(-1)]).toEqual([
      { day: addDays(today, -7), current: 1, previous: 1 },
      { day: addDays(today, -1), current: 2, previous: 1 },
    ])
  })

  test('use the day in London', async () => {
    await pool.query(
      `insert into blog_post_views (post_id, ip_address, viewed_at)
       select id, 'late', ($2::date + time '23:59') at time zone 'Europe/London' from blog_posts where slug = $1`,
      [first?.slug, addDays(today, -1)],
    )
    expect((await read(7)).days.at(-1)).toMatchObject({ current: 1 })
  })

  test('by post: most read first', async () => {
    await view({ daysAgo: 2 })
    await view({ daysAgo: 3, slug: second?.slug })
    await view({ daysAgo: 3, slug: second?.slug })
    await view({ daysAgo: 9 })
    const { posts } = await read(7)
    expect(posts.map(({ id: _, ...post }) => post)).toEqual([
      { title: second?.title, current: 2, previous: 0 },
      { title: first?.title, current: 1, previous: 1 },
    ])
  })

  test('by source: our own posts, other websites, and neither', async () => {
    await view({ daysAgo: 1, source: 'linkedin', referrer: 'www.linkedin.com' })
    await view({ daysAgo: 1, referrer: 'www.example.com' })
    await view({ daysAgo: 2, referrer: 'www.example.com' })
    await view({ daysAgo: 10 })
    expect((await read(7)).sources).toEqual([
      { source: 'www.example.com', current: 2, previous: 0 },
      { source: 'linkedin', current: 1, previous: 0 },
      { source: '', current: 0, previous: 1 },
    ])
  })

  test('by place: only posts that are about one', async () => {
    await pool.query(`update blog_posts set target_location = case when slug = $1 then 'Bath' end`, [first?.slug])
    await view({ daysAgo: 1 })
    await view({ daysAgo: 9 })
    await view({ daysAgo: 1, slug: second?.slug })
    expect((await read(7)).places).toEqual([{ place: 'Bath', current: 1, previous: 1 }])
    await pool.query('update blog_posts set target_location = null')
  })

  test('by post and step: what readers did next, compared', async () => {
    await steps({ daysAgo: 1, step: 'calculator', readers: 3 })
    await steps({ daysAgo: 2, step: 'calculator', readers: 2 })
    await steps({ daysAgo: 8, step: 'calculator', readers: 4 })
    await steps({ daysAgo: 8, step: 'lead', readers: 1 })
    await steps({ daysAgo: 0, step: 'end', readers: 9 })
    expect((await read(7)).steps.map(({ id: _, ...row }) => row)).toEqual([
      { title: first?.title, step: 'calculator', current: 5, previous: 4 },
      { title: first?.title, step: 'lead', current: 0, previous: 1 },
    ])
  })

  test('include the totals of views that are no longer kept individually, without their sources', async () => {
    await view({ daysAgo: 89, referrer: 'www.example.com' })
    await total(90, 5)
    await total(100, 7)
    await total(181, 9)
    const { total: all, posts, sources } = await read(90)
    expect(all).toEqual({ current: 6, previous: 7 })
    expect(posts).toMatchObject([{ current: 6, previous: 7 }])
    expect(sources).toEqual([
      { source: 'www.example.com', current: 1, previous: null },
      { source: null, current: 5, previous: null },
    ])
  })

  test('by source: add up to the total, whatever retention has deleted so far', async () => {
    for (const daysAgo of [1, 6, 8, 27, 29, 44, 46, 55, 89, 91, 100, 179]) await view({ daysAgo })
    await enforceRetention({ pool, log: silentLog() })
    for (const days of [7, 28, 90] as const) {
      const { total: all, sources } = await read(days)
      expect(sources.reduce((sum, { current }) => sum + current, 0)).toBe(all.current)
    }
    await total(5, 3)
    await total(10, 4)
    expect((await read(7)).sources).toEqual([
      { source: '', current: 2, previous: null },
      { source: null, current: 3, previous: null },
    ])
  })

  test('by source: compared with the period before while all of its views are kept', async () => {
    await view({ daysAgo: 2 })
    await view({ daysAgo: 9 })
    await total(3, 5)
    expect((await read(7)).sources).toEqual([
      { source: '', current: 1, previous: 1 },
      { source: null, current: 5, previous: 0 },
    ])
    await total(9, 1)
    expect((await read(7)).sources).toMatchObject([{ previous: null }, { previous: null }])
  })

  test('are empty, not missing, without views', async () => {
    const { total: all, posts, sources, days } = await read(28)
    expect([all, posts, sources, days.length]).toEqual([{ current: 0, previous: 0 }, [], [], 28])
  })
})

describe('the CSV file', () => {
  const ask = (query: string, role: RoleName = 'editor') =>
    GET(request(`/blog-analytics${query}`, { headers: { cookie: sessions[role].cookie } }))

  test.each<[string, string]>([
    ['posts', `${first?.title.includes(',') ? `"${first.title}"` : first?.title},1,0`],
    ['steps', `${first?.title.includes(',') ? `"${first.title}"` : first?.title},Read to the end,2,0`],
    ['sources', 'LinkedIn (our post),1,0'],
    ['days', `${addDays(today, -1)},1,0`],
  ])('of %s', async (table, line) => {
    await view({ daysAgo: 1, source: 'linkedin' })
    await steps({ daysAgo: 1, step: 'end', readers: 2 })
    const response = await ask(`?days=7&table=${table}`)
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="blog-${table}-${addDays(today, -7)}-to-${addDays(today, -1)}.csv"`,
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect((await response.text()).split('\r\n')).toContain(line)
  })

  test('names the views whose source is no longer kept', async () => {
    await total(90, 5)
    await total(91, 5)
    expect(await (await ask('?days=90&table=sources')).text()).toContain('No longer kept,5,\r\n')
  })

  test('escapes a formula that a website could use as its name', async () => {
    await view({ daysAgo: 1, referrer: '=cmd' })
    expect(await (await ask('?table=sources')).text()).toContain(`'=cmd,1,0`)
  })

  test.each<[RoleName, number]>([
    ['anonymous', 401],
    ['expired', 401],
    ['sales', 403],
    ['editor', 200],
    ['admin', 200],
  ])('for %s: %i', async (role, status) => {
    expect((await ask('', role)).status).toBe(status)
  })
})
