import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { GET } from '@/app/api/lead-funnel/route'
import { designMessage } from '@/lib/calculators/designer/design-message'
import { designCalculator } from '@/lib/calculators/designer/design-result'
import { SAMPLE_BASIS } from '@/lib/calculators/quick/sample-numbers'
import { payloadClient } from '@/lib/data/payload-client'
import { designOfPlan } from '@/lib/domain/design/design-of-plan'
import { countCalculations, countDesigned, readFunnel } from '@/lib/lead-funnel/read'
import { readViews, readViewTotals } from '@/lib/lead-funnel/read-views'

import { openSessions, type RoleName, type Sessions } from '../access/sessions'
import { request } from '../support/api'
import { pool } from '../support/rows'

let sessions: Sessions
beforeAll(async () => {
  sessions = await openSessions(await payloadClient())
})
beforeEach(() => pool.query('truncate leads, orders, quotes, calculator_usage cascade'))

const DAYS = { from: '2026-03-01', to: '2026-03-31' }

type Added = { source?: string | null; status?: string; at?: string; postcode?: string; isHeld?: boolean }

let last = 0
async function addLead({
  source = 'hero-section',
  status = 'new',
  at = '2026-03-15T12:00:00Z',
  postcode = 'SN10 1AA',
  isHeld = false,
}: Added = {}) {
  const reference = `PB-TEST-${String(++last).padStart(4, '0')}`
  await pool.query(
    `insert into leads (reference, kind, status, name, answers, source, postcode, quarantined, due_at, created_at)
     values ($1, 'contact', $2::enum_leads_status, 'Ada', '[]', $3, $4, $5, now(), $6)`,
    [reference, status, source, postcode, isHeld, at],
  )
  return reference
}
const read = (group: 'source' | 'kind' | 'area' = 'source') => readFunnel(pool, DAYS, group)

test('enquiries are counted by source, with their outcomes', async () => {
  await addLead()
  await addLead({ status: 'quoted' })
  await addLead({ status: 'won' })
  await addLead({ source: null })
  expect(await read()).toEqual([
    { name: 'hero-section', leads: 3, quoted: 2, won: 1 },
    { name: '', leads: 1, quoted: 0, won: 0 },
  ])
  await addLead({ source: 'telephone' })
  expect(await read('kind')).toEqual([
    { name: 'contact', leads: 4, quoted: 2, won: 1 },
    { name: 'telephone', leads: 1, quoted: 0, won: 0 },
  ])
})

test('days are days in London, and spam, duplicates and held-back enquiries do not count', async () => {
  await addLead({ at: '2026-02-28T23:59:59Z' })
  await addLead({ at: '2026-03-01T00:00:00Z' })
  await addLead({ at: '2026-03-31T22:59:59Z' })
  await addLead({ at: '2026-03-31T23:00:00Z' }) // already April, as the clocks have changed
  await addLead({ status: 'spam' })
  await addLead({ status: 'duplicate' })
  await addLead({ isHeld: true })
  expect(await read()).toMatchObject([{ leads: 2 }])
})

test('areas are the first letters of the postcode', async () => {
  for (const postcode of ['SN10 1AA', 'sn1 2bb', 'B1 1AA', 'no idea']) await addLead({ postcode })
  expect((await read('area')).map(({ name, leads }) => [name, leads])).toEqual([
    ['SN', 2],
    ['', 1],
    ['B', 1],
  ])
})

test('calculations are counted, without those that came with an enquiry', async () => {
  const add = (session: string | null, at: string) =>
    pool.query(
      `insert into calculator_usage (session_id, property_size, property_type, current_heating, created_at)
       values ($1, 93, 'house', 'panel-heaters', $2)`,
      [session, at],
    )
  await add('one', '2026-03-15T12:00:00Z')
  await add(null, '2026-03-15T12:00:00Z')
  await add('two', '2026-04-15T12:00:00Z')
  expect(await countCalculations(pool, DAYS)).toBe(1)
})

test('the CSV file is for staff, and escapes formulas that a visitor sent', async () => {
  await addLead({ source: '=1+1', at: new Date().toISOString(), status: 'won' })
  const ask = (role: RoleName | null) =>
    GET(request('/lead-funnel?days=28', role ? { headers: { cookie: sessions[role].cookie } } : {}))
  expect((await ask(null)).status).toBe(401)
  for (const role of ['admin', 'editor', 'sales'] as const)
    expect(await (await ask(role)).text()).toContain('\'=1+1,1,1,1,"100%, between 21% and 100%"')
})

test('the CSV file names kinds and sources in words', async () => {
  await addLead({ source: 'telephone', at: new Date().toISOString() })
  const rows = async (group: string) =>
    (
      await (
        await GET(request(`/lead-funnel?days=28&group=${group}`, { headers: { cookie: sessions.sales.cookie } }))
      ).text()
    ).split('\r\n')
  expect((await rows('kind'))[1]).toMatch(/^Call,1,/)
  expect((await rows('source'))[1]).toMatch(/^Telephone,1,/)
  expect((await rows('area'))[1]).toMatch(/^SN,1,/)
})

describe('pages opened', () => {
  const add = (day: string, path: string, [source, campaign]: [string, string], views: number) =>
    pool.query('insert into page_view_days (day, path, source, campaign, views) values ($1, $2, $3, $4, $5)', [
      day,
      path,
      source,
      campaign,
      views,
    ])
  beforeEach(async () => {
    await pool.query('truncate page_view_days')
    await add('2026-02-28', '/', ['direct', ''], 1_000)
    await add('2026-03-01', '/', ['direct', ''], 40)
    await add('2026-03-31', '/', ['example.org', 'spring'], 10)
    await add('2026-03-31', '/calculator/quick', ['', ''], 20)
    await add('2026-03-31', '/system-designer', ['', ''], 5)
    await add('2026-03-31', '/locations/bath', ['example.org', ''], 3)
    await add('2026-04-01', '/', ['direct', ''], 1_000)
  })

  test('are summed over the period, with arrivals and tools', async () => {
    expect(await readViewTotals(pool, DAYS)).toEqual({ views: 78, arrivals: 53, calculators: 20, designers: 5 })
  })

  test.each([
    [
      'website',
      [
        ['direct', 40, 40],
        ['example.org', 13, 13],
      ],
    ],
    ['campaign', [['spring', 10, 10]]],
    ['place', [['/locations/bath', 3, 3]]],
    [
      'page',
      [
        ['/', 50, 50],
        ['/calculator/quick', 20, 0],
        ['/system-designer', 5, 0],
        ['/locations/bath', 3, 3],
      ],
    ],
  ] as const)('by %s', async (group, expected) => {
    const rows = await readViews(pool, DAYS, group)
    expect(rows.map(({ name, views, arrivals }) => [name, views, arrivals])).toEqual(expected)
  })

  test('enquiries with a design or configuration are counted, without spam', async () => {
    const design = designOfPlan('flat')
    if (!design) throw new Error('no plan')
    const carried = designMessage({ design, result: designCalculator(SAMPLE_BASIS).result(design) })
    const sent = [
      { kind: 'configuration', message: null },
      { kind: 'quote-request', message: `Please call after six.\r\n\r\n${carried.replaceAll('\n', '\r\n')}` },
      { kind: 'quote-request', message: 'I have a design of my own.' },
      { kind: 'project-quote', message: null },
    ]
    for (const { kind, message } of sent)
      for (const status of ['new', 'spam']) {
        const reference = await addLead({ status })
        await pool.query('update leads set kind = $1, message = $2 where reference = $3', [kind, message, reference])
      }
    expect(await countDesigned(pool, DAYS)).toBe(2)
  })

  test('the CSV file escapes a formula in the name of a website', async () => {
    await add(new Date().toISOString().slice(0, 10), '/', ['=1+1', ''], 7)
    const { cookie } = sessions.editor
    const response = await GET(request('/lead-funnel?days=28&group=website', { headers: { cookie } }))
    expect(response.headers.get('content-disposition')).toContain('pages-by-website')
    expect(await response.text()).toContain("'=1+1,7,7")
  })
})
