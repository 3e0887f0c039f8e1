import type { Migration, Payload } from 'payload'

import { poolOf } from './database'

const LOCK = 7_301_001

/**
 * Runs `work` under an advisory lock, so that no two processes migrate or seed the same database at once; Payload has
 * no such lock.
 */
export async function whileDatabaseLocked(payload: Payload, work: () => Promise<void>): Promise<void> {
  const client = await poolOf(payload).connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await work()
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK])
    client.release()
  }
}

/**
 * Migrates the database to this build's schema. Payload's migrator can return without migrating, so the result is
 * checked.
 */
export async function migrate(payload: Payload, migrations: Migration[]): Promise<void> {
  await payload.db.migrate({ migrations })
  const { rows } = await poolOf(payload).query<{ name: string }>(
    'select name from payload_migrations order by id desc limit 1',
  )
  const wanted = migrations.at(-1)?.name
  if (rows[0]?.name !== wanted)
    throw new Error(`The database is at migration ${rows[0]?.name ?? 'none'}, this build needs ${wanted}`)
}
