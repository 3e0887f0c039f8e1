import { beforeEach, describe, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { enforceRetention } from '@/lib/delivery/retention/enforce'
import { logger } from '@/lib/platform/logger'
import { POST_SEEDS } from '@/lib/seed/blog/posts/posts'

import { PASSWORD } from '../../fixtures/documents'
import { call, jsonRequest } from '../support/api'
import { pool } from '../support/rows'

const payload = await payloadClient()
beforeEach(() =>
  pool.query('delete from blog_post_views; delete from blog_view_days; update blog_posts set view_count = 0'),
)

const POST = POST_SEEDS[0]?.slug ?? ''
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

let last = 0
const newAddress = () => `2001:db8:${(++last).toString(16)}::1`

type Visitor = { address?: string; agent?: string; cookie?: string }
const view = (body: object, { address = newAddress(), agent = FIREFOX, cookie = '' }: Visitor = {}) =>
  call(jsonRequest('POST', '/blog/views', body, { 'x-client-address': address, 'user-agent': agent, cookie }))

const counted = async () => {
  const { rows } = await pool.query(
    `select view_count::int as count, (select count(*)::int from blog_post_views where post_id = p.id) as rows
     from blog_posts p where slug = $1`,
    [POST],
  )
  return rows[0]
}

describe('a view', () => {
  test('counts once per visitor and post', async () => {
    const address = newAddress()
    expect((await view({ post: POST }, { address })).status).toBe(204)
    await view({ post: POST }, { address })
    await view({ post: POST_SEEDS[1]?.slug }, { address })
    expect(await counted()).toEqual({ count: 1, rows: 1 })
    await view({ post: POST }, { address, agent: 'Mozilla/5.0 (iPhone) Safari/605.1' })
    expect(await counted()).toEqual({ count: 2, rows: 2 })
  })

  test('is counted exactly when 200 arrive simultaneously, each of them twice', async () => {
    const addresses = Array.from({ length: 200 }, newAddress)
    const results = await Promise.all([...addresses, ...addresses].map((address) => view({ post: POST }, { address })))
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set([204]))
    expect(await counted()).toEqual({ count: 200, rows: 200 })
  })

  test('stores neither the IP address nor the browser, and only the host of the referrer', async () => {
    await view({ post: POST, referrer: 'https://www.example.com/search?q=private' }, { address: '203.0.113.9' })
    const { rows } = await pool.query('select * from blog_post_views')
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ referrer: 'www.example.com', user_agent: null, session_id: null })
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|Firefox|private/)
  })

  test.each([
    ['linkedin', 'linkedin'],
    ['newsletter', null],
    ['', null],
  ])('by a link with the source %j stores %j', async (source, stored) => {
    await view({ post: POST, source })
    expect((await pool.query('select source from blog_post_views')).rows).toEqual([{ source: stored }])
  })

  test('hashes a visitor differently with the key of another day', async () => {
    const { recordView } = await import('@/lib/use-cases/blog/record-view')
    for (const day of ['2026-11-20', '2026-11-21'])
      await recordView(pool, { post: POST, referrer: '', source: '', visitor: 'one visitor', day })
    expect(await counted()).toEqual({ count: 2, rows: 2 })
  })

  test.each([
    ['a bot', { agent: GOOGLEBOT }],
    ['a client without a user agent', { agent: '' }],
  ])('by %s is not counted', async (_, visitor) => {
    expect((await view({ post: POST }, visitor)).status).toBe(204)
    expect(await counted()).toEqual({ count: 0, rows: 0 })
  })

  test('by staff is not counted', async () => {
    const staff = { username: 'reader', password: PASSWORD, name: 'Reader', role: 'editor' } as const
    await payload.create({ collection: 'users', data: staff })
    const { token } = await payload.login({ collection: 'users', data: staff })
    const cookie = `${payload.config.cookiePrefix}-token=${token}`
    expect((await view({ post: POST }, { cookie })).status).toBe(204)
    expect(await counted()).toEqual({ count: 0, rows: 0 })
    await view({ post: POST }, { cookie: `${payload.config.cookiePrefix}-token=made-up` })
    expect(await counted()).toEqual({ count: 1, rows: 1 })
  })

  test('of a draft, or of a post that does not exist, is not counted', async () => {
    await payload.update({ collection: 'blog-posts', where: { slug: { equals: POST } }, data: { _status: 'draft' } })
    expect((await view({ post: POST })).status).toBe(204)
    expect((await view({ post: 'made-up' })).status).toBe(204)
    expect(await counted()).toEqual({ count: 0, rows: 0 })
    await payload.update({
      collection: 'blog-posts',
      where: { slug: { equals: POST } },
      data: { _status: 'published' },
    })
  })

  test.each([{}, { post: '' }, { post: '../x' }, { post: 'a'.repeat(201) }, { post: POST, more: 1 }, { post: 7 }])(
    'with %j is rejected',
    async (body) => expect((await view(body)).status).toBe(400),
  )
})

describe('a step', () => {
  const step = (body: object, { agent = FIREFOX } = {}) =>
    call(jsonRequest('POST', '/blog/steps', body, { 'x-client-address': newAddress(), 'user-agent': agent }))
  const steps = async () => (await pool.query('select step, readers from blog_step_days order by step')).rows
  beforeEach(() => pool.query('delete from blog_step_days'))

  test('adds one to the total of the post and day, and nothing else', async () => {
    const reports = Array.from({ length: 20 }, () => step({ post: POST, step: 'calculator' }))
    expect((await Promise.all(reports)).map(({ status }) => status)).toEqual(reports.map(() => 204))
    await step({ post: POST, step: 'lead' })
    expect(await steps()).toEqual([
      { step: 'calculator', readers: 20 },
      { step: 'lead', readers: 1 },
    ])
    expect(await counted()).toEqual({ count: 0, rows: 0 })
  })

  test('of a bot, or of a post that does not exist, is not counted', async () => {
    expect((await step({ post: POST, step: 'end' }, { agent: GOOGLEBOT })).status).toBe(204)
    expect((await step({ post: 'made-up', step: 'end' })).status).toBe(204)
    expect(await steps()).toEqual([])
  })

  test.each([{}, { post: POST }, { post: POST, step: 'bought' }, { post: '../x', step: 'end' }])(
    'with %j is rejected',
    async (body) => expect((await step(body)).status).toBe(400),
  )
})

test('after 90 days views are kept as totals per day, and keys are deleted after their day', async () => {
  await view({ post: POST })
  await view({ post: POST })
  await pool.query(`update blog_post_views set viewed_at = now() - interval '91 days'`)
  await view({ post: POST })
  await pool.query(
    `insert into blog_view_keys (day, key, created_at) values ('2026-01-01', 'old', now() - interval '2 days')`,
  )
  await enforceRetention({ pool, log: logger })
  const { rows } = await pool.query('select views from blog_view_days')
  expect(rows).toEqual([{ views: 2 }])
  expect(await counted()).toEqual({ count: 3, rows: 1 })
  expect((await pool.query(`select 1 from blog_view_keys where key = 'old'`)).rowCount).toBe(0)
})
