import { expect, test } from 'vitest'

import { GET } from '@/app/api/health/route'
import { health } from '@/lib/data/database-health'
import { payloadClient } from '@/lib/data/payload-client'
import { poolOf } from '@/lib/platform/database'
import { env } from '@/lib/platform/env'

const url = 'http://localhost/api/health'
const withToken = (token: string | null) => ({ headers: { authorization: `Bearer ${token}` } })

const pool = async () => poolOf(await payloadClient())
const walPosition = async () =>
  (await (await pool()).query<{ lsn: string }>('select pg_current_wal_insert_lsn()::text as lsn')).rows[0]?.lsn

test('reveals only the status', async () => {
  const askedForDetails = [env.secret, env.internalToken].map(
    (token) => new Request(`${url}?details`, withToken(token)),
  )
  for (const request of [
    new Request(url),
    new Request(url, withToken(env.metricsToken)),
    new Request(`${url}?details`),
    ...askedForDetails,
  ]) {
    const response = await GET(request)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'ok' })
  }
})

test('returns details to a caller with the token for monitoring', async () => {
  const response = await GET(new Request(`${url}?details`, withToken(env.metricsToken)))
  expect(await response.json()).toEqual({
    status: 'ok',
    oldestUndeliveredLeadSeconds: null,
    freeBytes: expect.any(Number),
  })
})

test('writes to the disk, at most once a second', async () => {
  const later = Date.now() + 3_600_000
  const before = await walPosition()
  await health(later)
  const after = await walPosition()
  expect(after).not.toBe(before)
  const kept = health(later)
  expect(health(later + 999)).toBe(kept)
  expect(health(later + 1000)).not.toBe(kept)
})

test('reports an outdated schema as unhealthy', async () => {
  await (await pool()).query('delete from payload_migrations where id = (select max(id) from payload_migrations)')
  expect((await health(Date.now() + 7_200_000)).isWell).toBe(false)
})
