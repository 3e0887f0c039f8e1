import { expect, test } from 'vitest'

import { GET } from '@/app/api/health/route'
import { health } from '@/lib/data/database-health'
import { env } from '@/lib/platform/env'

import { insertDelivery } from './delivery/support'
import { pool } from './support/rows'

let hours = 0
/** Checks at a later time on each call, so that no earlier result is reused. */
const check = () => health(Date.now() + ++hours * 3_600_000)

/** Applies to all connections opened from now on; closes the existing ones, so that every client reconnects. */
async function setReadOnly(value: 'on' | 'off') {
  const client = await pool.connect()
  const { rows } = await client.query<{ name: string }>('select quote_ident(current_database()) as name')
  await client.query('set default_transaction_read_only = off')
  await client.query(`alter database ${rows[0]?.name} set default_transaction_read_only = ${value}`)
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  client.release()
}

test('a read-only database is unhealthy until it accepts rows again', async () => {
  expect((await check()).isWell).toBe(true)
  await setReadOnly('on')
  await expect.poll(async () => (await check()).isWell).toBe(false)
  await setReadOnly('off')
  await expect.poll(async () => (await check()).isWell).toBe(true)
})

test('a delivery that has waited for hours is reported, but does not make the site unhealthy', async () => {
  await insertDelivery(pool, { channel: 'crm', ageHours: 3 })
  const request = new Request('http://localhost/api/health?details', {
    headers: { authorization: `Bearer ${env.metricsToken}` },
  })
  const { oldestUndeliveredLeadSeconds } = await check()
  expect(oldestUndeliveredLeadSeconds).toBeGreaterThanOrEqual(3 * 3600)
  const response = await GET(request)
  expect([response.status, ((await response.json()) as { status: string }).status]).toEqual([200, 'ok'])
})

test('a delivery that was sent is not waiting', async () => {
  await pool.query("update deliveries set state = 'sent'")
  expect((await check()).oldestUndeliveredLeadSeconds).toBeNull()
})
