import { afterAll, beforeEach, expect, test, vi } from 'vitest'

import { pool } from '../support/rows'

// The settings are read when the first module of ours is loaded.
vi.stubEnv('RATE_LIMIT', 'on')
const { call, jsonRequest, request } = await import('../support/api')

afterAll(() => pool.end())
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

// Counts are kept while this process runs: each test tells from addresses of its own.
let last = 0
const somewhere = () => ({ 'x-client-address': `203.0.113.${++last}` })

const tell = (body: unknown, headers = somewhere()) => call(jsonRequest('POST', '/calculator-usage', body, headers))
const rows = async () => (await pool.query<Record<string, unknown>>('select * from calculator_usage order by id')).rows

test('a calculation is kept with what the server works out, and without anybody', async () => {
  const answer = await tell(USAGE)
  expect([answer.status, await answer.text()]).toEqual([204, ''])
  const [kept] = await rows()
  expect(kept).toMatchObject({
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
    'annual_savings',
    'payback_period',
    'carbon_savings',
    'lifetime_savings',
  ]) {
    expect(Number(kept?.[column]), column).toBeGreaterThan(0)
  }
  expect(Object.values(kept ?? {})).not.toContain('SN')
})

test('the last answer of a page view stands, with the time of the first', async () => {
  await tell(USAGE)
  await tell({ ...USAGE, propertySize: 45, answeredAfterMs: 90_000 })
  await tell({ ...USAGE, sessionId: 'another-view-of-the-page' })
  expect(await rows()).toMatchObject([{ property_size: '45', answered_after_ms: '41000' }, { property_size: '93' }])
})

test.each([
  ['a size of nothing', 400, { ...USAGE, propertySize: 0 }, 'Property size must be greater than 0'],
  ['no room', 400, { ...USAGE, rooms: 0 }, 'Number of rooms must be at least 1'],
  ['a result of the browser’s own', 400, { ...USAGE, annualSavings: 9_999 }, 'Invalid input'],
  ['somebody’s address', 400, { ...USAGE, userEmail: 'ada@example.com' }, 'Invalid input'],
])('%s is refused, and leaves nothing', async (_what, status, body, message) => {
  const answer = await tell(body)
  expect([answer.status, await answer.json()]).toEqual([
    status,
    { message: 'Invalid input', errors: [{ path: expect.any(String), message }] },
  ])
  expect(await rows()).toEqual([])
})

test('neither another site nor more than thirty in ten minutes get in', async () => {
  expect(
    (await tell(USAGE, { ...somewhere(), origin: 'https://evil.example' } as ReturnType<typeof somewhere>)).status,
  ).toBe(403)
  const address = somewhere()
  const answers = []
  for (let n = 0; n < 31; n++)
    answers.push((await tell({ ...USAGE, sessionId: `a-view-of-the-page-${n}` }, address)).status)
  expect(answers).toEqual([...Array.from({ length: 30 }, () => 204), 429])
})

test('nobody reads them without an account', async () => {
  await tell(USAGE)
  expect((await call(request('/calculator-usage'))).status).toBe(403)
})
