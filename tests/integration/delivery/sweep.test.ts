import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { jobsFor } from '@/lib/delivery/jobs'
import { ensureQueue } from '@/lib/delivery/queue'
import { sweep } from '@/lib/delivery/sweep'

import { insertDelivery, openTestPool, queuedIn, silentLog } from './support'

const pool = openTestPool()
const log = silentLog()

beforeAll(() => ensureQueue({ pool, log }))
beforeEach(() => pool.query('truncate deliveries, pgboss.job cascade'))
afterAll(() => pool.end())

const queue = (id: number) => pool.query(jobsFor('deliveries where id = $1'), [id])
const setJob = (id: number, change: string) =>
  pool.query(`update pgboss.job set ${change} where (data->>'deliveryId')::int = $1`, [id])

describe('is queued again', () => {
  test.each([
    ['due for more than 30 s', { dueInSeconds: -31 }],
    ['of a dead worker', { state: 'sending', leaseEndsInSeconds: -1 }],
  ] as const)('a delivery %s that has no job', async (_words, row) => {
    const { id } = await insertDelivery(pool, { channel: 'crm', ...row })
    expect(await sweep({ pool, log })).toBe(1)
    expect(await queuedIn(pool, id)).toEqual([0])
    expect(await sweep({ pool, log })).toBe(0)
  })

  test.each([
    ['is done', `state = 'completed'`],
    ['failed for good', `state = 'failed'`],
    ['runs in a worker that died', `state = 'active', started_on = now() - interval '46 seconds'`],
    ['comes too late', `start_after = now() + interval '1 hour'`],
  ])('a due delivery whose job %s', async (_words, change) => {
    const { id } = await insertDelivery(pool, { channel: 'crm', dueInSeconds: -31 })
    await queue(id)
    await setJob(id, change)
    expect(await sweep({ pool, log })).toBe(1)
    expect(await queuedIn(pool, id)).toContain(0)
  })
})

describe('is left alone', () => {
  test.each([
    ['due only now', { dueInSeconds: -29 }],
    ['due later', { dueInSeconds: 60 }],
    ['being sent', { state: 'sending', leaseEndsInSeconds: 1 }],
    ['sent', { state: 'sent', dueInSeconds: -60 }],
    ['parked', { state: 'parked', dueInSeconds: -60 }],
    ['not configured', { state: 'not-configured', dueInSeconds: -60 }],
  ] as const)('a delivery %s', async (_words, row) => {
    await insertDelivery(pool, { channel: 'crm', ...row })
    expect(await sweep({ pool, log })).toBe(0)
  })

  test.each([
    ['waits', `state = 'retry'`],
    ['runs', `state = 'active', started_on = now() - interval '44 seconds'`],
  ])('a due delivery whose job %s', async (_words, change) => {
    const { id } = await insertDelivery(pool, { channel: 'crm', dueInSeconds: -31 })
    await queue(id)
    await setJob(id, change)
    expect(await sweep({ pool, log })).toBe(0)
  })
})

describe('is made again, and filled,', () => {
  test.each([
    ['the whole queue', 'drop schema pgboss cascade'],
    ['the queue alone', `select pgboss.delete_queue('deliver')`],
    ['a queue without its jobs', 'drop table pgboss.job cascade'],
  ])('%s', async (_words, loss) => {
    await pool.query(loss)
    const { id } = await insertDelivery(pool, { channel: 'crm', dueInSeconds: -31 })
    expect(await sweep({ pool, log })).toBe(1)
    expect(await queuedIn(pool, id)).toEqual([0])
  })
})
