import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { attemptCrmNow } from '@/lib/delivery/attempt-now'
import { claimDue } from '@/lib/delivery/store/claim'
import { recordSent } from '@/lib/delivery/store/record'
import { createLeadConnector } from '@/lib/integrations/crm/lead-connector'

import { type FakeCrm, startFakeCrm } from '../../fakes/fake-crm'
import { insertDelivery, openTestPool, readDelivery, soon, testDeps } from './support'

const pool = openTestPool()
let fakeCrm: FakeCrm

beforeAll(async () => {
  fakeCrm = await startFakeCrm()
})
beforeEach(() => fakeCrm.clear())
afterAll(() => Promise.all([fakeCrm.stop(), pool.end()]))

const deps = () => testDeps(pool, { crm: createLeadConnector(fakeCrm.settings) })
const ample = 2_500

test('a call-back that the CRM accepts returns true, and is sent', async () => {
  const { id, leadId } = await insertDelivery(pool, { channel: 'crm', dueInSeconds: 5 })
  expect(await attemptCrmNow(deps(), { leadId, timeoutMs: ample })).toBe(true)
  expect(await readDelivery(pool, id)).toMatchObject({ state: 'sent' })
  expect(fakeCrm.notes).toHaveLength(1)
})

test.each([
  ['failing', 'waiting'],
  ['refusing', 'parked'],
] as const)('a CRM that is %s returns false and leaves the delivery %s', async (condition, state) => {
  const { id, leadId } = await insertDelivery(pool, { channel: 'crm' })
  fakeCrm.play(condition)
  expect(await attemptCrmNow(deps(), { leadId, timeoutMs: ample })).toBe(false)
  expect(await readDelivery(pool, id)).toMatchObject({ state, dueInSeconds: state === 'waiting' ? 10 : null })
})

test('a hanging CRM returns false in time, and the worker gets the delivery', async () => {
  const { id, leadId } = await insertDelivery(pool, { channel: 'crm' })
  fakeCrm.play('hanging')
  expect(await attemptCrmNow(deps(), { leadId, timeoutMs: 50 })).toBe(false)
  await soon(async () => (await readDelivery(pool, id)).state).toBe('waiting')
})

test('a contact without its note does not count as accepted', async () => {
  const { leadId } = await insertDelivery(pool, { channel: 'crm' })
  const { crm, ...rest } = deps()
  if (!crm) throw new Error('no CRM')
  const noteless = {
    ...crm,
    addNote: async () => ({ ok: false as const, permanent: false, retryAfterMs: null, problem: 'no' }),
  }
  expect(await attemptCrmNow({ ...rest, crm: noteless }, { leadId, timeoutMs: ample })).toBe(false)
})

test('waits for a worker that came first', async () => {
  await pool.query('truncate deliveries cascade')
  const { leadId } = await insertDelivery(pool, { channel: 'crm' })
  const [delivery] = await claimDue(pool, 1)
  if (!delivery) throw new Error('not claimed')
  const result = attemptCrmNow(deps(), { leadId, timeoutMs: ample })
  await recordSent({ pool, delivery, providerId: 'contact-1' })
  expect(await result).toBe(true)
  expect(fakeCrm.requests).toEqual([])
})

test('does not wait for a worker that takes too long', async () => {
  const { leadId } = await insertDelivery(pool, { channel: 'crm', state: 'sending', leaseEndsInSeconds: 30 })
  expect(await attemptCrmNow(deps(), { leadId, timeoutMs: 50 })).toBe(false)
})

test('an unresponsive database returns false in time', async () => {
  const { leadId } = await insertDelivery(pool, { channel: 'crm' })
  const blocker = await pool.connect()
  await blocker.query('begin')
  await blocker.query('lock table deliveries in access exclusive mode')
  expect(await attemptCrmNow(deps(), { leadId, timeoutMs: 50 })).toBe(false)
  await blocker.query('rollback')
  blocker.release()
})

test('a lead without a CRM delivery returns false', async () => {
  const { leadId } = await insertDelivery(pool, { channel: 'sales-email' })
  expect(await attemptCrmNow(deps(), { leadId, timeoutMs: ample })).toBe(false)
})
