import { afterAll, beforeEach, expect, test } from 'vitest'

import { reconcile } from '@/lib/operations/reconcile'
import { readScheduledWork } from '@/lib/operations/scheduled-work'

import { insertDelivery, insertEnquiry, openTestPool } from '../delivery/support'

const pool = openTestPool()
beforeEach(() => pool.query('truncate leads, deliveries, scheduled_tasks cascade'))
afterAll(() => pool.end())

const SINCE = new Date(Date.now() - 3_600_000)
const NONE = { missing: 0, parked: 0, waiting: 0, 'not-configured': 0, cancelled: 0, held: 0, delivered: 0 }

const enquiry = (states?: Parameters<typeof insertEnquiry>[1]) => insertEnquiry(pool, states)

test('an enquiry has the worst outcome of its deliveries', async () => {
  await enquiry()
  await enquiry({ crm: 'waiting' })
  await enquiry({ sales: 'sending' })
  await enquiry({ crm: 'parked', sales: 'waiting' })
  await enquiry({ crm: 'not-configured' })
  await enquiry({ crm: 'cancelled' })
  expect(await reconcile(pool, SINCE)).toEqual({
    received: 6,
    countByOutcome: { ...NONE, delivered: 1, waiting: 2, parked: 1, 'not-configured': 1, cancelled: 1 },
    missing: [],
  })
})

test('an enquiry without a delivery to sales, or without its form, is missing and named', async () => {
  const { reference: withoutSales } = await insertDelivery(pool, { channel: 'crm', state: 'sent' })
  const { leadId, reference: withoutForm } = await enquiry()
  await pool.query('delete from leads_rels where parent_id = $1', [leadId])
  const { countByOutcome, missing } = await reconcile(pool, SINCE)
  expect(countByOutcome).toEqual({ ...NONE, missing: 2 })
  expect(missing.sort()).toEqual([withoutSales, withoutForm].sort())
})

test('an enquiry held back as spam counts as held until it is released', async () => {
  const { leadId } = await insertDelivery(pool, { channel: 'crm' })
  await pool.query('delete from deliveries where lead_id = $1', [leadId])
  await pool.query('update leads set quarantined = true')
  expect((await reconcile(pool, SINCE)).countByOutcome).toEqual({ ...NONE, held: 1 })
})

test('an enquiry withdrawn while it was held back is not missing once it is released', async () => {
  const { leadId } = await enquiry()
  await pool.query('delete from deliveries where lead_id = $1', [leadId])
  await pool.query(`update leads set status = 'withdrawn'`)
  expect((await reconcile(pool, SINCE)).countByOutcome).toEqual({ ...NONE, cancelled: 1 })
})

test('enquiries before the period do not count', async () => {
  const { leadId } = await enquiry()
  await pool.query(`update leads set created_at = now() - interval '2 hours' where id = $1`, [leadId])
  expect((await reconcile(pool, SINCE)).received).toBe(0)
})

test('a task is late from the time it should have run, and fails since its first failure', async () => {
  await pool.query(
    `insert into scheduled_tasks (name, next_run_at, runs) values ('a', now() - interval '90 seconds', 2), ('b', now() + interval '1 hour', 0)`,
  )
  await pool.query(`update scheduled_tasks set failed_since = '2026-11-20T10:00:00Z' where name = 'b'`)
  const [late, waiting] = await readScheduledWork(pool)
  expect(late).toMatchObject({ name: 'a', startedAt: null, runs: 2, failedSince: null })
  expect(late?.lateBySeconds).toBeGreaterThanOrEqual(90)
  expect(waiting).toMatchObject({ name: 'b', lateBySeconds: 0, failedSince: new Date('2026-11-20T10:00:00Z') })
})
