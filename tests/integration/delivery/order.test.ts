import { afterAll, beforeEach, expect, test } from 'vitest'

import { claimDue } from '@/lib/delivery/store/claim'

import { insertDelivery, openTestPool } from './support'

const pool = openTestPool()
beforeEach(() => pool.query('truncate deliveries cascade'))
afterAll(() => pool.end())

const claimedIds = async (limit: number) => (await claimDue(pool, limit)).map(({ id }) => id).sort((a, b) => a - b)

test('first attempts are claimed before further ones, the longest overdue first among each', async () => {
  const retry = await insertDelivery(pool, { channel: 'crm', attempts: 2, dueInSeconds: -3600 })
  const oldRetry = await insertDelivery(pool, { channel: 'crm', attempts: 1, dueInSeconds: -7200 })
  const leftBehind = await insertDelivery(pool, {
    channel: 'crm',
    state: 'sending',
    attempts: 1,
    dueInSeconds: -9000,
    leaseEndsInSeconds: -1,
  })
  const fresh = await insertDelivery(pool, { channel: 'crm', dueInSeconds: -1 })
  const older = await insertDelivery(pool, { channel: 'crm', dueInSeconds: -2 })
  const inOrder: number[] = []
  for (let taken = await claimedIds(1); taken.length > 0; taken = await claimedIds(1)) inOrder.push(...taken)
  expect(inOrder).toEqual([older.id, fresh.id, leftBehind.id, oldRetry.id, retry.id])
})

test('a claim takes both kinds together, and no more than its limit', async () => {
  for (const attempts of [0, 0, 1, 1, 1]) await insertDelivery(pool, { channel: 'crm', attempts })
  expect(await claimedIds(4)).toHaveLength(4)
  expect(await claimedIds(4)).toHaveLength(1)
  expect(await claimedIds(4)).toEqual([])
})

test('a delivery without a time for its next attempt is due', async () => {
  const { id } = await insertDelivery(pool, { channel: 'crm' })
  await pool.query('update deliveries set next_attempt_at = null')
  expect(await claimedIds(4)).toEqual([id])
})

test('workers that claim simultaneously share the due deliveries, none twice', async () => {
  for (let count = 0; count < 20; count += 1)
    await insertDelivery(pool, { channel: 'crm', attempts: count % 2, dueInSeconds: -count })
  const claims = await Promise.all(Array.from({ length: 8 }, () => claimedIds(4)))
  const ids = claims.flat()
  expect(new Set(ids).size).toBe(ids.length)
  while (ids.length < 20) {
    const more = await claimedIds(4)
    expect(more.length).toBeGreaterThan(0)
    ids.push(...more)
  }
  expect(new Set(ids).size).toBe(20)
})
