import { beforeAll, expect, test, vi } from 'vitest'

import { POST } from '@/app/api/operations/trial-enquiry/route'
import { payloadClient } from '@/lib/data/payload-client'
import { deliver } from '@/lib/delivery/deliver'
import { claimDue } from '@/lib/delivery/store/claim'
import { reconcile } from '@/lib/operations/reconcile'
import { readTrialEnquiry } from '@/lib/operations/trial-enquiry'

import { openSessions, type Sessions } from '../access/sessions'
import { testDeps } from '../delivery/support'
import { call, jsonRequest } from '../support/api'
import { pool } from '../support/rows'

let sessions: Sessions
beforeAll(async () => {
  sessions = await openSessions(await payloadClient())
})

const press = (role: keyof Sessions = 'admin') =>
  POST(jsonRequest('POST', '/operations/trial-enquiry', {}, { cookie: sessions[role].cookie }))
const count = async (table: string) =>
  (await pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)).rows[0]?.count

test('only an admin sends a trial enquiry', async () => {
  for (const role of ['anonymous', 'sales', 'editor'] as const) expect((await press(role)).ok).toBe(false)
  expect([await readTrialEnquiry(pool), await count('leads')]).toEqual([null, 0])
})

test('it is stored, timed and queued like any other, as a sample about nobody, and audited', async () => {
  const received = await reconcile(pool, new Date(0))
  const response = await press()
  expect(response.status).toBe(201)
  const { message } = (await response.json()) as { message: string }
  const trial = await readTrialEnquiry(pool)
  expect(trial).toEqual({
    reference: message.split(' ')[0],
    receivedAt: expect.any(Date),
    dueAt: expect.any(Date),
    deliveries: { crm: 'waiting', 'sales-email': 'waiting', 'customer-email': 'waiting' },
  })
  expect(trial && trial.dueAt > trial.receivedAt).toBe(true)
  const { rows } = await pool.query('select is_sample as "isSample", quarantined, person_id as person from leads')
  expect(rows).toEqual([{ isSample: true, quarantined: false, person: null }])
  expect([await count('people'), await count('contact_inquiries')]).toEqual([0, 1])
  expect(await reconcile(pool, new Date(0))).toEqual(received)
  const { rows: audited } = await pool.query(`select what from audit_entries where action = 'service-tested'`)
  expect(audited).toEqual([{ what: `Trial enquiry ${trial?.reference}` }])
})

test('its receipts come from the worker, and nothing leaves the site', async () => {
  const mail = vi.fn()
  const crm = { upsertContact: vi.fn(), addNote: vi.fn() }
  for (const delivery of await claimDue(pool, 10))
    expect(await deliver({ ...testDeps(pool, { mail }), crm: crm as never }, delivery)).toBe('sent')
  expect((await readTrialEnquiry(pool))?.deliveries).toEqual({
    crm: 'sent',
    'sales-email': 'sent',
    'customer-email': 'sent',
  })
  for (const sent of [mail, crm.upsertContact, crm.addNote]) expect(sent).not.toHaveBeenCalled()
})

test('it is taken away with the samples', async () => {
  const headers = { cookie: sessions.sales.cookie }
  expect((await call(jsonRequest('POST', '/inbox/samples', { act: 'remove' }, headers))).status).toBe(200)
  expect(await readTrialEnquiry(pool)).toBeNull()
  for (const table of ['leads', 'deliveries', 'contact_inquiries', 'erasures']) expect(await count(table)).toBe(0)
})
