import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { GET } from '@/app/api/lead-funnel/route'
import { payloadClient } from '@/lib/data/payload-client'
import { countCalculations, readFunnel } from '@/lib/lead-funnel/read'

import { openSessions, type RoleName, type Sessions } from '../access/sessions'
import { request } from '../support/api'
import { pool } from '../support/rows'

let sessions: Sessions
beforeAll(async () => {
  sessions = await openSessions(await payloadClient())
})
beforeEach(() => pool.query('truncate leads, orders, quotes, calculator_usage cascade'))
afterAll(() => pool.end())

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

test('enquiries are counted by source, with what became of them', async () => {
  await addLead()
  await addLead({ status: 'quoted' })
  await addLead({ status: 'won' })
  await addLead({ source: null })
  expect(await read()).toEqual([
    { name: 'hero-section', leads: 3, quoted: 2, won: 1 },
    { name: '', leads: 1, quoted: 0, won: 0 },
  ])
  expect(await read('kind')).toEqual([{ name: 'contact', leads: 4, quoted: 2, won: 1 }])
})

test('days are days in London, and spam, duplicates and what is held back do not count', async () => {
  await addLead({ at: '2026-02-28T23:59:59Z' })
  await addLead({ at: '2026-03-01T00:00:00Z' })
  await addLead({ at: '2026-03-31T22:59:59Z' })
  await addLead({ at: '2026-03-31T23:00:00Z' }) // already April, as the clocks have changed
  await addLead({ status: 'spam' })
  await addLead({ status: 'duplicate' })
  await addLead({ isHeld: true })
  expect(await read()).toMatchObject([{ leads: 2 }])
})

test('areas are the letters of the postcode', async () => {
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

test('the file is for staff, and runs nothing that a visitor sent', async () => {
  await addLead({ source: '=1+1', at: new Date().toISOString(), status: 'won' })
  const ask = (role: RoleName | null) =>
    GET(request('/lead-funnel?days=28', role ? { headers: { cookie: sessions[role].cookie } } : {}))
  expect((await ask(null)).status).toBe(401)
  for (const role of ['admin', 'editor', 'sales'] as const)
    expect(await (await ask(role)).text()).toContain('\'=1+1,1,1,1,"100%, between 21% and 100%"')
})
