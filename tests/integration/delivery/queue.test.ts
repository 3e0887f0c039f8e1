import { afterAll, beforeAll, expect, test } from 'vitest'

import { jobsFor } from '@/lib/delivery/jobs'
import { ensureQueue, openQueue } from '@/lib/delivery/queue'

import { insertDelivery, openTestPool, queuedIn, silentLog } from './support'

const pool = openTestPool()
const log = silentLog()

beforeAll(() => ensureQueue({ pool, log }))
afterAll(() => pool.end())

test('the statement queues what pg-boss itself would send', async () => {
  const { id } = await insertDelivery(pool, { channel: 'crm' })
  const boss = await openQueue({ pool, log })
  const sentId = await boss.send('deliver', { deliveryId: id })
  await pool.query(jobsFor('deliveries where id = $1'), [id])
  const { rows } = await pool.query(
    `select name, data, priority, state, retry_limit, retry_count, retry_delay, retry_backoff, singleton_key, singleton_on, expire_in, dead_letter, policy,
       keep_until - start_after as kept, start_after <= now() as is_due
     from pgboss.job where name = 'deliver' and (data->>'deliveryId')::int = $1 order by id = $2`,
    [id, sentId],
  )
  expect(rows).toHaveLength(2)
  expect(rows[0]).toEqual(rows[1])
  await boss.stop({ graceful: false })
})

test('it is one part of a larger statement and shares its fate', async () => {
  const { id } = await insertDelivery(pool, { channel: 'crm', state: 'parked' })
  const statement = `with delivery as (update deliveries set state = 'waiting' where id = $1 returning id, next_attempt_at), job as (${jobsFor('delivery', "next_attempt_at + interval '1 hour'")}) select id from delivery`
  const client = await pool.connect()
  await client.query('begin')
  await client.query(statement, [id])
  await client.query('rollback')
  client.release()
  expect(await queuedIn(pool, id)).toEqual([])

  await pool.query(statement, [id])
  expect(await queuedIn(pool, id)).toEqual([3600])
})

test('without the queue it writes nothing, so that the lead is still taken', async () => {
  await pool.query(`delete from pgboss.job where name = 'deliver'`)
  await pool.query(`select pgboss.delete_queue('deliver')`)
  const { id } = await insertDelivery(pool, { channel: 'crm' })
  await pool.query(jobsFor('deliveries where id = $1'), [id])
  await ensureQueue({ pool, log })
  expect(await queuedIn(pool, id)).toEqual([])
})

test('the queue is made by several at once', async () => {
  await pool.query('drop schema pgboss cascade')
  await Promise.all([ensureQueue({ pool, log }), ensureQueue({ pool, log }), ensureQueue({ pool, log })])
  const { id } = await insertDelivery(pool, { channel: 'crm' })
  await pool.query(jobsFor('deliveries where id = $1'), [id])
  expect(await queuedIn(pool, id)).toEqual([0])
})

test('the job of a worker that died is given to another', async () => {
  const { id } = await insertDelivery(pool, { channel: 'crm' })
  await pool.query(jobsFor('deliveries where id = $1'), [id])
  await pool.query(
    `update pgboss.job set state = 'active', started_on = now() - interval '61 seconds' where (data->>'deliveryId')::int = $1`,
    [id],
  )
  const boss = await openQueue({ pool, log })
  await boss.maintain()
  await boss.stop({ graceful: false })
  expect(await queuedIn(pool, id)).toHaveLength(1)
})
