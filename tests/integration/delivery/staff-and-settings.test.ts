import { afterAll, beforeEach, describe, expect, test } from 'vitest'

import { releaseConfigured } from '@/lib/delivery/release-configured'
import { sendAgain } from '@/lib/delivery/send-again'

import { deliverIfDue, insertDelivery, openTestPool, readDelivery, testDeps } from './support'

const pool = openTestPool()
beforeEach(() => pool.query('truncate deliveries cascade'))
afterAll(() => pool.end())

describe('send again', () => {
  test.each(['parked', 'not-configured', 'waiting'] as const)('makes a %s delivery due immediately', async (state) => {
    const { id } = await insertDelivery(pool, { channel: 'crm', state, dueInSeconds: 3_000, attempts: 84 })
    expect(await sendAgain(pool, id)).toEqual({ ok: true })
    expect(await readDelivery(pool, id)).toMatchObject({ state: 'waiting', attempts: 0, dueInSeconds: 0 })
  })

  test.each(['sending', 'sent'] as const)('leaves a %s delivery alone', async (state) => {
    const { id } = await insertDelivery(pool, { channel: 'crm', state })
    expect(await sendAgain(pool, id)).toEqual({ ok: false, reason: state })
    expect(await readDelivery(pool, id)).toMatchObject({ state })
  })

  test('of a missing delivery reports an error', async () => {
    expect(await sendAgain(pool, 2_000_000_000)).toEqual({ ok: false, reason: 'not-found' })
  })
})

describe('a newly configured setting', () => {
  const held = async () => ({
    crm: await insertDelivery(pool, { channel: 'crm', state: 'not-configured', ageHours: 1_000 }),
    sales: await insertDelivery(pool, { channel: 'sales-email', state: 'not-configured', ageHours: 1_000 }),
    recent: await insertDelivery(pool, { channel: 'customer-email', state: 'not-configured', ageHours: 23 }),
    old: await insertDelivery(pool, { channel: 'customer-email', state: 'not-configured', ageHours: 25 }),
    quote: await insertDelivery(pool, { channel: 'quote-email', state: 'not-configured', ageHours: 23 }),
    order: await insertDelivery(pool, { channel: 'order-paid', state: 'not-configured', ageHours: 23 }),
    oldOrder: await insertDelivery(pool, { channel: 'order-paid', state: 'not-configured', ageHours: 25 }),
    parked: await insertDelivery(pool, { channel: 'crm', state: 'parked' }),
  })

  test.each([
    [{ hasCrm: true, hasMail: false }, ['crm']],
    [{ hasCrm: false, hasMail: true }, ['sales', 'recent', 'quote', 'order']],
    [{ hasCrm: true, hasMail: true }, ['crm', 'sales', 'recent', 'quote', 'order']],
    [{ hasCrm: false, hasMail: false }, []],
  ] as const)('%j releases %j', async (settings, names) => {
    const rows = await held()
    const released = await releaseConfigured({ pool, ...settings })
    expect(released.sort()).toEqual(names.map((name) => rows[name].id).sort())
    for (const name of names)
      expect(await readDelivery(pool, rows[name].id)).toMatchObject({ state: 'waiting', dueInSeconds: 0 })
  })

  test('releases an email to a customer that was sent again long after it was first queued', async () => {
    const { id } = await insertDelivery(pool, { channel: 'customer-email', state: 'not-configured', ageHours: 1_000 })
    await sendAgain(pool, id)
    const unsent = { ok: true, isDelivered: false, messageId: 'x', place: '.data/mail' } as const
    expect(await deliverIfDue(testDeps(pool, { mail: async () => unsent }), id)).toBe('not-configured')
    expect(await releaseConfigured({ pool, hasCrm: false, hasMail: true })).toEqual([id])
  })
})
