import { expect, test } from 'vitest'

import { GET } from '@/app/api/health/route'
import { health } from '@/lib/data/database-health'
import { env } from '@/lib/platform/env'

import { insertDelivery } from './delivery/support'
import { pool } from './support/rows'

let hours = 0
/** Later than any look before, so that it looks again. */
const look = () => health(Date.now() + ++hours * 3_600_000)

/** Sets it for all connections opened from now on, and has everybody open theirs anew. */
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

test('a database that takes no rows is unwell, until it takes them again', async () => {
  expect((await look()).isWell).toBe(true)
  await setReadOnly('on')
  await expect.poll(async () => (await look()).isWell).toBe(false)
  await setReadOnly('off')
  await expect.poll(async () => (await look()).isWell).toBe(true)
})

test('a delivery that has waited for hours is reported, but is no reason to turn visitors away', async () => {
  await insertDelivery(pool, { channel: 'crm', ageHours: 3 })
  const request = new Request('http://localhost/api/health?details', {
    headers: { authorization: `Bearer ${env.secret}` },
  })
  const { oldestUndeliveredLeadSeconds } = await look()
  expect(oldestUndeliveredLeadSeconds).toBeGreaterThanOrEqual(3 * 3600)
  const answer = await GET(request)
  expect([answer.status, ((await answer.json()) as { status: string }).status]).toEqual([200, 'ok'])
})

test('a delivery that was sent is not waiting', async () => {
  await pool.query("update deliveries set state = 'sent'")
  expect((await look()).oldestUndeliveredLeadSeconds).toBeNull()
})
