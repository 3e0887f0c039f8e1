import { beforeEach, describe, expect, test } from 'vitest'

import { configure } from '@/lib/calculators/configurator/configuration'
import { EXAMPLE_PROJECT } from '@/lib/calculators/professional/example-project'
import { projectResult } from '@/lib/calculators/professional/project-result'
import { getBasis } from '@/lib/data/basis'
import { londonTime } from '@/lib/domain/calendar/london-time'
import { countCalculations, readTimeToPrice } from '@/lib/lead-funnel/read'

import { QUOTED_CHOICES } from '../../fixtures/quote'
import { call, jsonRequest, request } from '../support/api'
import { limitRequests } from '../support/rate-limits'
import { pool } from '../support/rows'

limitRequests()

beforeEach(() => pool.query('delete from calculator_usage'))

const USAGE = {
  sessionId: '3e2f9a1c-8a51-4c3e-9d53-1f0a6a6b7c8d',
  postcode: 'SN',
  propertySize: '93',
  propertyType: 'semi',
  built: '1976-1982',
  insulation: 'unknown',
  currentHeating: 'panel-heaters',
  occupancy: 'mornings-and-evenings',
  solarPanels: false,
  answeredAfterMs: 41_000,
}

// Counts persist for the lifetime of the process, so each test uses its own IP addresses.
let last = 0
const newSender = () => ({ 'x-client-address': `203.0.113.${++last}` })

const report = (body: unknown, headers = newSender()) => call(jsonRequest('POST', '/calculator-usage', body, headers))
const rows = async () => (await pool.query<Record<string, unknown>>('select * from calculator_usage order by id')).rows

test('a calculation is stored with the server’s results, and without personal data', async () => {
  const response = await report(USAGE)
  expect([response.status, await response.text()]).toEqual([204, ''])
  const [kept] = await rows()
  expect(kept).toMatchObject({
    tool: 'quick',
    calculation: expect.stringMatching(/^[0-9a-f]{16}$/),
    session_id: USAGE.sessionId,
    property_size: '93',
    property_type: 'house',
    property_sub_type: 'semi',
    built: '1976-1982',
    insulation: 'unknown',
    occupancy: 'mornings-and-evenings',
    current_heating: 'panel-heaters',
    solar_panels: false,
    rooms: null,
    answered_after_ms: '41000',
    user_email: null,
    user_phone: null,
    user_interest: null,
    created_at: expect.any(Date),
  })
  for (const column of [
    'panels_needed',
    'total_watts',
    'ceiling_coverage',
    'powerboard_cost',
    'installation_cost',
    'total_cost',
  ]) {
    expect(Number(kept?.[column]), column).toBeGreaterThan(0)
  }
  // Room heaters and panels need the same heat.
  for (const column of ['annual_savings', 'carbon_savings', 'lifetime_savings']) {
    expect(Number(kept?.[column]), column).toBe(0)
  }
  expect(kept?.payback_period).toBeNull()
  expect(Object.values(kept ?? {})).not.toContain('SN')
})

test('the last result of a page view is kept, with the time of the first', async () => {
  await report(USAGE)
  await report({ ...USAGE, propertySize: 45, answeredAfterMs: 90_000 })
  await report({ ...USAGE, sessionId: 'another-view-of-the-page' })
  expect(await rows()).toMatchObject([{ property_size: '45', answered_after_ms: '41000' }, { property_size: '93' }])
})

test.each([
  ['a size of zero', 400, { ...USAGE, propertySize: 0 }, 'Property size must be greater than 0'],
  ['zero rooms', 400, { ...USAGE, rooms: 0 }, 'Number of rooms must be at least 1'],
  ['a result calculated by the browser', 400, { ...USAGE, annualSavings: 9_999 }, 'Invalid input'],
  ['someone’s email address', 400, { ...USAGE, userEmail: 'ada@example.com' }, 'Invalid input'],
])('%s is refused, and nothing is stored', async (_what, status, body, message) => {
  const response = await report(body)
  expect([response.status, await response.json()]).toEqual([
    status,
    { message: 'Invalid input', errors: [{ path: expect.any(String), message }] },
  ])
  expect(await rows()).toEqual([])
})

test('requests from other sites and beyond thirty in ten minutes are rejected', async () => {
  expect(
    (await report(USAGE, { ...newSender(), origin: 'https://evil.example' } as ReturnType<typeof newSender>)).status,
  ).toBe(403)
  const sender = newSender()
  const statuses = []
  for (let n = 0; n < 31; n++)
    statuses.push((await report({ ...USAGE, sessionId: `a-view-of-the-page-${n}` }, sender)).status)
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 204), 429])
})

test('records are not readable without an account', async () => {
  await report(USAGE)
  expect((await call(request('/calculator-usage'))).status).toBe(404)
})

describe('a configuration', () => {
  const USED = {
    tool: 'configurator',
    sessionId: 'a-view-of-the-configurator',
    choices: QUOTED_CHOICES,
    answeredAfterMs: 38_000,
  }

  test('is stored with its price, calculated by the server, and the time it took', async () => {
    expect((await report(USED)).status).toBe(204)
    const basis = await getBasis()
    const { panels, price, savingPounds } = configure({ choices: QUOTED_CHOICES, basis })
    const pounds = (kind: string) => (price.lines.find((line) => line.kind === kind)?.pence ?? 0) / 100
    const [stored] = await rows()
    expect(stored).toMatchObject({
      tool: 'configurator',
      property_type: 'house',
      property_sub_type: 'semi',
      panels_needed: String(panels),
      total_watts: String(panels * basis.panel.powerWatts),
      powerboard_cost: String(pounds('panels') + pounds('delivery')),
      installation_cost: String(pounds('fitting')),
      annual_savings: String(savingPounds),
      total_cost: String(price.totalPence / 100),
      answered_after_ms: '38000',
    })
    const today = londonTime(new Date()).date
    await report({ ...USED, sessionId: 'another-view-of-the-same', answeredAfterMs: 52_000 })
    await report(USAGE)
    expect(await readTimeToPrice(pool, { from: today, to: today })).toEqual({ count: 2, seconds: 45 })
    expect(await countCalculations(pool, { from: today, to: today })).toBe(1)
    expect(await readTimeToPrice(pool, { from: '2020-01-01', to: '2020-01-02' })).toEqual({ count: 0, seconds: null })
  })

  test('has no saving for part of a home, and no installation cost without fitting', async () => {
    await report({ ...USED, choices: { ...QUOTED_CHOICES, installationType: 'two-rooms', fitting: 'no' } })
    const [stored] = await rows()
    expect(stored).toMatchObject({ annual_savings: null, installation_cost: null })
    expect(stored?.powerboard_cost).toBe(stored?.total_cost)
  })

  test('is refused with a choice that we do not offer', async () => {
    expect((await report({ ...USED, choices: { ...QUOTED_CHOICES, propertySize: 'large' } })).status).toBe(400)
    expect(await rows()).toEqual([])
  })
})

describe('a professional calculation', () => {
  const project = { ...EXAMPLE_PROJECT, name: 'Mill Cottage', rooms: EXAMPLE_PROJECT.rooms.slice(0, 2) }
  const USED = { tool: 'professional', sessionId: 'a-view-of-the-professional-tool', project, answeredAfterMs: 90_000 }

  test('is stored as totals, under the number that its user sees', async () => {
    expect((await report(USED)).status).toBe(204)
    const [stored] = await rows()
    const basis = await getBasis()
    expect(stored).toMatchObject({
      tool: 'professional',
      calculation: projectResult({ project, basis }).hash,
      session_id: USED.sessionId,
      rooms: '2',
      current_heating: 'gas-old',
      property_size: expect.any(String),
      panels_needed: expect.any(String),
      total_cost: expect.any(String),
    })
    expect(JSON.stringify(stored)).not.toMatch(/Mill Cottage|Lounge|"SN"/)
  })

  test.each([
    ['an unknown tool', { ...USED, tool: 'designer' }],
    ['no project', { ...USED, project: undefined }],
    ['a result calculated by the client', { ...USED, totalCost: 1 }],
  ])('%s is rejected', async (_what, body) => {
    expect((await report(body)).status).toBe(400)
    expect(await rows()).toEqual([])
  })
})
