import { beforeAll, describe, expect, test } from 'vitest'

import { GET as bypass } from '@/app/(payload)/admin/bypass/route'
import { POST as checkNow } from '@/app/api/page-checks/route'
import { GET as exportList } from '@/app/api/site-addresses/route'
import { payloadClient } from '@/lib/data/payload-client'
import { markDuePages, requestCheck } from '@/lib/link-monitor/due'
import { readFilter } from '@/lib/page-inventory/filter'
import { listPages, ROWS_A_PAGE } from '@/lib/page-inventory/list'
import { readBroken, readOverdueClaims, readScheduled } from '@/lib/page-inventory/notices'
import { readTree } from '@/lib/page-inventory/read-tree'
import { nodeIn } from '@/lib/page-inventory/tree'

import { openSessions, ROLE_NAMES, type RoleName, type Sessions } from '../access/sessions'
import { request } from '../support/api'
import { pool } from '../support/rows'

const payload = await payloadClient()
let sessions: Sessions

const HOUR = '2031-01-01T09:00:00.000Z'

beforeAll(async () => {
  sessions = await openSessions(payload)
  const make = (data: object) =>
    payload.create({
      collection: 'pages',
      data: { title: 'x', url: '/x', description: `About ${JSON.stringify(data)}`, ...data },
    })
  await make({ title: '=1+1', url: '/list/published', _status: 'published' })
  await make({ title: 'Draft words', url: '/list/draft', _status: 'draft' })
  await make({ title: 'Waiting', url: '/list/waiting', _status: 'draft', publishAt: HOUR })
  await make({ title: 'Off the menus', url: '/list/inactive', _status: 'published', status: 'inactive' })
  const moved = await make({ title: 'Moved 100%', url: '/list/old', _status: 'published', unpublishAt: HOUR })
  await payload.update({ collection: 'pages', id: moved.id, data: { url: '/list/new', _status: 'published' } })
  await payload.update({ collection: 'pages', id: moved.id, data: { title: 'In progress' }, draft: true })
})

const list = (query: string, seesDrafts = true) =>
  listPages({ pool, filter: readFilter(new URLSearchParams(query)), seesDrafts })
const pathsOf = async (query: string, seesDrafts = true) =>
  (await list(query, seesDrafts)).addresses.map(({ path }) => path)

describe('the list', () => {
  test('has pages, drafts and static pages, each with its status', async () => {
    const { addresses } = await list('q=/list/')
    expect(addresses).toMatchObject([
      { path: '/list/draft', standing: 'draft', isLive: null },
      { path: '/list/inactive', standing: 'inactive' },
      { path: '/list/new', title: 'Moved 100%', standing: 'published', hasChanges: true, unpublishAt: new Date(HOUR) },
      { path: '/list/published', standing: 'published', hasChanges: false },
      { path: '/list/waiting', standing: 'scheduled', publishAt: new Date(HOUR) },
    ])
    expect(await pathsOf('kind=built-form')).toEqual(['/contact', '/project-quote', '/quote-request', '/your-data'])
    expect(await pathsOf('q=infrared ceiling heating')).toEqual(['/'])
  })

  test('shows only public pages to users who may not read drafts', async () => {
    expect(await pathsOf('q=/list/', false)).toEqual(['/list/inactive', '/list/new', '/list/published'])
    expect(await pathsOf('status=draft', false)).toEqual([])
  })

  test('is filtered by kind, status and text, in which wildcards are literal', async () => {
    expect(await pathsOf('status=scheduled&kind=page&q=list')).toEqual(['/list/waiting'])
    expect(await pathsOf('q=100%25')).toEqual(['/list/new'])
    expect(await pathsOf('q=LIST/DRAFT')).toEqual(['/list/draft'])
    expect(await pathsOf("q=' or 1=1 --")).toEqual([])
  })

  test.each(['path', 'title', 'kind', 'standing', 'live', 'checked', 'words', 'claims', 'edited'])(
    'is sorted by %s, both ways',
    async (sort) => {
      const [up, down] = [await list(`sort=${sort}`), await list(`sort=-${sort}`)]
      expect(up.total).toBe(down.total)
      expect(up.addresses).toHaveLength(Math.min(up.total, ROWS_A_PAGE))
    },
  )

  test('is paginated, and clamps to the last page', async () => {
    await pool.query(
      `insert into pages (url, title, _status, updated_at, created_at) select '/many/' || n, 'Many ' || n, 'published', now() - interval '1 hour', now() from generate_series(1, 10000) n`,
    )
    await pool.query(
      `insert into _pages_v (parent_id, version_url, version_title, version__status, latest, updated_at) select id, url, title, 'published', true, updated_at from pages where url like '/many/%'`,
    )
    const last = await list('q=/many/&page=9999')
    expect(last).toMatchObject({ total: 10_000, page: 10_000 / ROWS_A_PAGE, pages: 10_000 / ROWS_A_PAGE })
    expect(last.addresses).toHaveLength(ROWS_A_PAGE)
    expect(nodeIn((await readTree({ pool, seesDrafts: true })).root, '/many')?.children).toHaveLength(10_000)
    await pool.query(`delete from pages where url like '/many/%'`)
  })
})

test('the tree shows each path segment, and the paths that redirect to it', async () => {
  const { root } = await readTree({ pool, seesDrafts: true })
  const node = nodeIn(root, '/list')
  expect(node).toMatchObject({ leaf: null, size: 5 })
  expect(nodeIn(root, '/list/new')?.leaf).toMatchObject({ oldPaths: ['/list/old'], hasChanges: true })
  const forSales = await readTree({ pool, seesDrafts: false })
  expect(nodeIn(forSales.root, '/list')).toMatchObject({ size: 3 })
  expect(nodeIn(forSales.root, '/list/new')?.leaf?.oldPaths).toEqual([])
})

test('shows what is scheduled, overdue and broken', async () => {
  await markDuePages(pool)
  await pool.query(
    `insert into page_checks (path, checked_at, is_live, problem, due_at) values ('/list/published', now(), false, 'Answers 500', null) on conflict (path) do update set is_live = false, problem = 'Answers 500'`,
  )
  expect((await readScheduled(pool)).notices).toMatchObject([
    { what: 'Waiting', detail: 'is published' },
    { what: 'Moved 100%', detail: 'is unpublished' },
  ])
  await pool.query(`update _pages_v set version_publish_at = '2020-01-01' where version_url = '/list/waiting'`)
  expect((await readScheduled(pool)).notices[0]).toMatchObject({
    what: 'Waiting',
    detail: expect.stringContaining('could not be published'),
  })
  await pool.query(
    `update _pages_v set version_unpublish_at = '2020-01-01' where parent_id = (select id from pages where title = 'Moved 100%')`,
  )
  expect((await readScheduled(pool)).notices.map(({ what, detail }) => [what, detail])).toContainEqual([
    'Moved 100%',
    expect.stringContaining('could not be unpublished'),
  ])
  expect(await readBroken(pool)).toMatchObject({
    total: 1,
    notices: [{ what: '/list/published', detail: 'Answers 500' }],
  })
  const reading = { value: '1', text: 'One thing', contexts: ['section'], status: 'unverified', reviewBy: '2020-01-01' }
  await payload.create({
    collection: 'claims',
    data: { key: 'trial.overdue', readings: [reading], _status: 'published' } as never,
  })
  expect((await readOverdueClaims(pool)).notices).toMatchObject([{ what: 'One thing', detail: 'trial.overdue' }])
})

test('a claim is overdue from the day after its last one in London, whatever the time zone of the database', async () => {
  const reading = { value: '1', text: 'Due', contexts: ['section'], status: 'unverified' }
  await payload.create({
    collection: 'claims',
    data: {
      key: 'trial.zones',
      readings: ['Yesterday', 'Today'].map((text) => ({ ...reading, text })),
      _status: 'published',
    } as never,
  })
  await pool.query(
    `update claims_readings set review_by = (
       date_trunc('day', now() at time zone 'Europe/London') + case text when 'Today' then interval '0' else interval '-1 minute' end
     ) at time zone 'Europe/London' where text in ('Yesterday', 'Today')`,
  )
  const client = await pool.connect()
  try {
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      await client.query(`set time zone '${zone}'`)
      const { notices } = await readOverdueClaims(client)
      expect(notices.filter(({ detail }) => detail === 'trial.zones')).toMatchObject([{ what: 'Yesterday' }])
    }
  } finally {
    client.release(true)
  }
})

describe('the export', () => {
  const ask = (role: RoleName, query = '') =>
    exportList(request(`/site-addresses${query}`, { headers: { cookie: sessions[role].cookie } }))

  test.each(ROLE_NAMES)('for %s', async (role) => {
    const response = await ask(role, '?q=/list/')
    const isStaff = role !== 'anonymous' && role !== 'expired'
    expect(response.status).toBe(isStaff ? 200 : 401)
    const text = await response.text()
    expect(text.includes('Draft words')).toBe(role === 'admin' || role === 'editor')
    if (isStaff) expect(text).toContain("/list/published,'=1+1,Page,Published")
  })

  test('is a file that is not cached', async () => {
    const response = await ask('sales')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="addresses.csv"',
      'cache-control': 'private, no-store',
    })
  })
})

describe('"Check now"', () => {
  const press = (role: RoleName, headers: Record<string, string> = {}) =>
    checkNow(
      request('/page-checks', {
        method: 'POST',
        body: new URLSearchParams({ path: '/list/published' }),
        headers: { cookie: sessions[role].cookie, ...headers },
      }),
    )
  const isDue = async () =>
    (await pool.query(`select due_at is not null as due from page_checks where path = '/list/published'`)).rows[0]?.due

  test.each<[RoleName, number]>([
    ['anonymous', 401],
    ['expired', 401],
    ['sales', 403],
    ['editor', 303],
    ['admin', 303],
  ])('for %s: %i', async (role, status) => {
    await pool.query('update page_checks set due_at = null')
    expect((await press(role)).status).toBe(status)
    expect(await isDue()).toBe(status === 303)
  })

  test('from another site is refused', async () => {
    await pool.query('update page_checks set due_at = null')
    expect((await press('admin', { origin: 'https://evil.example' })).status).toBe(403)
    expect(await isDue()).toBe(false)
    await requestCheck(pool, null)
  })
})

test('the bypass route redirects to the sign-in, and sets nothing', () => {
  const response = bypass()
  expect([response.status, response.headers.get('location'), response.headers.get('set-cookie')]).toEqual([
    303,
    '/admin/login',
    null,
  ])
})
