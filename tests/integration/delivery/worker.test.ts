import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { runWorker } from '@/lib/delivery/worker'
import type { Crm } from '@/lib/integrations/crm/crm'
import { createLeadConnector } from '@/lib/integrations/crm/lead-connector'

import { type FakeCrm, startFakeCrm } from '../../fakes/fake-crm'
import { insertDelivery, openTestPool, readDelivery, soon, testDeps } from './support'

const pool = openTestPool()
let fakeCrm: FakeCrm
let stopping = new AbortController()
const workers: Promise<0 | 1>[] = []

beforeAll(async () => {
  fakeCrm = await startFakeCrm()
})
beforeEach(async () => {
  await pool.query('truncate deliveries cascade')
  fakeCrm.clear()
  stopping = new AbortController()
})
afterEach(async () => {
  stopping.abort()
  await Promise.all(workers.splice(0))
})
afterAll(() => Promise.all([fakeCrm.stop(), pool.end()]))

function startWorker(options: Partial<Parameters<typeof runWorker>[0]> = {}) {
  const worker = runWorker({
    ...testDeps(pool),
    crm: createLeadConnector(fakeCrm.settings),
    connectionString: process.env.DATABASE_URL ?? '',
    hasMail: true,
    stopping: stopping.signal,
    ...options,
  })
  workers.push(worker)
  return worker
}

const insertLead = () => insertDelivery(pool, { channel: 'crm' })

const stateOf = (id: number) => async () => (await readDelivery(pool, id)).state

test('two workers deliver everything once, and stop on request', async () => {
  const leads = await Promise.all(Array.from({ length: 30 }, insertLead))
  const ends = [startWorker(), startWorker()]
  await soon(async () => fakeCrm.notes.length).toBe(30)
  for (const { id } of leads) await soon(stateOf(id)).toBe('sent')
  stopping.abort()
  expect(await Promise.all(ends)).toEqual([0, 0])
  expect([fakeCrm.contacts.length, fakeCrm.notes.length]).toEqual([30, 30])
})

test('deliveries waiting for a setting are sent at startup', async () => {
  const { id } = await insertDelivery(pool, { channel: 'crm', state: 'not-configured' })
  void startWorker()
  await soon(stateOf(id)).toBe('sent')
})

test('deliveries of a worker that died are sent', async () => {
  const { id } = await insertDelivery(pool, { channel: 'crm', state: 'sending', leaseEndsInSeconds: -1 })
  void startWorker()
  await soon(stateOf(id)).toBe('sent')
})

test('survives a database that drops every connection', async () => {
  const before = await insertLead()
  void startWorker()
  await soon(stateOf(before.id)).toBe('sent')
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'powerboard-worker'`,
  )
  const after = await insertLead()
  await soon(stateOf(after.id)).toBe('sent')
})

test('stopping lets pending sends finish', async () => {
  const { id } = await insertLead()
  let accept = () => {}
  const accepted = new Promise<{ ok: true; contactId: string }>((resolve) => {
    accept = () => resolve({ ok: true, contactId: 'contact-1' })
  })
  const unused = { deleteContact: vi.fn(), readContact: vi.fn(), deleteNotes: vi.fn() }
  const slowCrm: Crm = { upsertContact: () => accepted, addNote: async () => ({ ok: true }), ...unused }
  const end = startWorker({ crm: slowCrm })
  await soon(stateOf(id)).toBe('sending')
  stopping.abort()
  accept()
  expect(await end).toBe(0)
  expect(await stateOf(id)()).toBe('sent')
})

test('a missing database at startup is an error', async () => {
  await expect(startWorker({ connectionString: 'postgres://nobody@127.0.0.1:1/none' })).rejects.toThrow('ECONNREFUSED')
  workers.pop()
})
