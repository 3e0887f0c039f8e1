import { beforeEach, describe, expect, test } from 'vitest'

import { heatmapChoices, readHeatmap } from '@/lib/cms/heatmap/read-heatmap'
import { readHeatmapQuery } from '@/lib/schemas/heatmap-query'

import { call, jsonRequest } from '../support/api'
import { limitRequests } from '../support/rate-limits'
import { pool } from '../support/rows'

limitRequests()

beforeEach(() => pool.query('delete from heatmap_records'))

const CLICK = {
  timestamp: '2001-01-01T00:00:00.000Z',
  pageType: 'homepage',
  location: 'http://localhost:3000/?utm_source=x',
  elementType: 'a',
  elementClass: 'button',
  elementId: '',
  coordinates: { x: 120, y: 640 },
  viewport: { width: 390, height: 844 },
  scrollPosition: 0,
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.7444.60 Safari/537.36',
  referrer: 'https://www.example.com/search?q=ada@example.com',
  element: '#hero a[href^="/quote-request"]',
  within: { x: 0.9, y: 0.1 },
  visitor: '5f0c1b62-9d2e-4c1a-8b77-3e60d1c2a9b4',
}

let last = 0
const send = (body: unknown, headers: Record<string, string> = {}) =>
  call(
    jsonRequest('POST', '/analytics/heatmap', body, {
      'x-client-address': `203.0.113.${++last}`,
      'user-agent': 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0',
      'x-cookie-consent': 'accepted',
      ...headers,
    }),
  )
const rows = async () => (await pool.query<Record<string, unknown>>('select * from heatmap_records order by id')).rows

describe('a record', () => {
  test('is stored with our own time, without the query, the full referring URL and more of the browser than its name', async () => {
    const before = Date.now()
    expect((await send(CLICK)).status).toBe(204)
    const [row] = await rows()
    expect(row).toMatchObject({
      kind: 'click',
      page_type: 'homepage',
      location: '/',
      device: 'phone',
      element: CLICK.element,
      element_type: 'a',
      coordinates_x: '120',
      viewport_width: '390',
      user_agent: 'Chrome 142',
      referrer: 'www.example.com',
    })
    expect(Number(row?.timestamp)).toBeGreaterThanOrEqual(before)
    expect(JSON.stringify(row)).not.toMatch(/ada|utm|Firefox|Windows|7444/)
  })

  test('with only the fields of the specification is accepted', async () => {
    const { element: _, within: __, visitor: ___, ...specified } = CLICK
    expect((await send(specified)).status).toBe(204)
    expect(await rows()).toMatchObject([{ kind: 'click', visitor: null }])
  })

  test('can be sent with others', async () => {
    const scroll = { ...CLICK, kind: 'scroll', depthPercent: 50, within: undefined }
    const attention = { ...CLICK, kind: 'attention', attentionMs: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], within: undefined }
    expect((await send({ records: [CLICK, scroll, attention] })).status).toBe(204)
    expect((await rows()).map(({ kind }) => kind)).toEqual(['click', 'scroll', 'attention'])
  })

  test.each([
    ['without consent', { 'x-cookie-consent': 'declined' }],
    ['of a bot', { 'user-agent': 'Googlebot/2.1' }],
  ])('%s is silently discarded', async (_whose, headers) => {
    expect((await send(CLICK, headers)).status).toBe(204)
    expect(await rows()).toEqual([])
  })

  test.each([
    ['a depth that is not a quarter', { depthPercent: 30 }],
    ['a position outside the element', { within: { x: 1.5, y: 0 } }],
    ['a window with an invalid size', { viewport: { width: -1, height: 10 } }],
    ['attention to nine bands', { attentionMs: [1, 2, 3, 4, 5, 6, 7, 8, 9] }],
    ['unknown fields', { value: 'typed' }],
  ])('with %s is refused', async (_what, changes) => {
    expect((await send({ ...CLICK, ...changes })).status).toBe(400)
    expect((await send({ records: Array.from({ length: 51 }, () => CLICK) })).status).toBe(400)
    expect(await rows()).toEqual([])
  })

  test('from another website or from a flood is refused', async () => {
    expect((await send(CLICK, { origin: 'https://elsewhere.example' })).status).toBe(403)
    const sender = { 'x-client-address': '198.51.100.7' }
    const statuses: number[] = []
    for (let sent = 0; sent < 31; sent += 1) statuses.push((await send(CLICK, sender)).status)
    expect(statuses.slice(29)).toEqual([204, 429])
  })
})

describe('the heatmap', () => {
  const NOW = new Date('2026-11-20T12:00:00Z')
  const query = (changes: object = {}) => readHeatmapQuery({ path: '/sum', device: 'desktop', days: '7', ...changes })

  /** Inserts a day with 20,000 records of 1,000 people, with known totals. */
  const fill = () =>
    pool.query(
      `insert into heatmap_records (timestamp, kind, location, device, visitor, element, within_x, within_y, depth_percent,
         attention_ms, referrer)
       select $1::timestamptz - interval '1 day' * (n % 2),
         (array['click', 'scroll', 'attention', 'click'])[1 + n % 4]::enum_heatmap_records_kind, '/sum', 'desktop',
         'visitor-' || n % 1000, '#part-' || n % 10, 0.3, 0.8, case n % 4 when 1 then 25 * (1 + n % 3) end,
         case n % 4 when 2 then '[1000, 0, 0, 0, 0, 0, 0, 0, 0, 3000]'::jsonb end, case n % 2 when 0 then 'a.example' else '' end
       from generate_series(0, 19999) as n`,
      [NOW],
    )

  test('matches a day of 20,000 records', async () => {
    await fill()
    const heatmap = await readHeatmap(pool, query(), NOW)
    expect(heatmap.people).toBe(1_000)
    const whole = heatmap.cells.filter(({ column }) => column === null)
    expect(whole.reduce((sum, { clicks }) => sum + clicks, 0)).toBe(10_000)
    expect(whole.find(({ element }) => element === '#part-0')).toMatchObject({ people: 50, clicks: 1_000 })
    expect(heatmap.cells.find(({ element, row }) => element === '#part-0' && row !== null)).toMatchObject({
      column: 1,
      row: 3,
    })
    expect(heatmap.reached.map(({ depthPercent }) => depthPercent)).toEqual([25, 50, 75])
    expect(heatmap.bands.find(({ band }) => band === 9)?.secondsEach).toBe(60)
    expect((await readHeatmap(pool, query({ source: 'a.example' }), NOW)).people).toBe(500)
    expect((await readHeatmap(pool, query({ device: 'phone' }), NOW)).people).toBe(0)
    expect(await heatmapChoices(pool, query(), NOW)).toEqual({
      paths: [{ value: '/sum', people: 1_000 }],
      sources: [{ value: 'a.example', people: 500 }],
    })
  })

  test('counts those who scrolled further for every quarter before it', async () => {
    const scroll = (visitor: number, depth: number) =>
      pool.query(
        `insert into heatmap_records (timestamp, kind, location, device, visitor, depth_percent, referrer)
         values ($1, 'scroll', '/sum', 'desktop', $2, $3, '')`,
        [new Date(NOW.getTime() - 1_000), `visitor-${visitor}`, depth],
      )
    for (const visitor of [1, 2, 3, 4, 5]) await scroll(visitor, 75)
    for (const visitor of [5, 6, 7]) await scroll(visitor, 25)
    expect((await readHeatmap(pool, query(), NOW)).reached).toEqual([
      { depthPercent: 25, people: 7 },
      { depthPercent: 50, people: 5 },
      { depthPercent: 75, people: 5 },
    ])
  })

  test('shows nothing that fewer than five people did', async () => {
    const click = (visitor: number, element: string) =>
      pool.query(
        `insert into heatmap_records (timestamp, kind, location, device, visitor, element, within_x, within_y, referrer)
         values ($1, 'click', '/sum', 'desktop', $2, $3, 0, 1, 'b.example')`,
        [new Date(NOW.getTime() - 1_000), `visitor-${visitor}`, element],
      )
    for (const visitor of [1, 2, 3, 4]) await click(visitor, '#shared')
    await click(4, '#shared')
    expect(await readHeatmap(pool, query(), NOW)).toEqual({ people: 4, cells: [], reached: [], bands: [] })
    expect(await heatmapChoices(pool, query(), NOW)).toEqual({ paths: [], sources: [] })
    await click(5, '#own')
    expect(await readHeatmap(pool, query(), NOW)).toMatchObject({ people: 5, cells: [] })
    await click(5, '#shared')
    const { cells } = await readHeatmap(pool, query(), NOW)
    expect(cells).toEqual([
      { element: '#shared', column: 0, row: 3, people: 5, clicks: 6 },
      { element: '#shared', column: null, row: null, people: 5, clicks: 6 },
    ])
  })

  test('falls back to its defaults for an invalid query', () => {
    expect(readHeatmapQuery({ path: 'x', device: 'watch', layer: 'x', days: '400' })).toEqual({
      path: '/',
      device: 'phone',
      layer: 'clicks',
      days: 30,
      source: '',
    })
  })
})
