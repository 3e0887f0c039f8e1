import type { Migration, Payload } from 'payload'

import { poolOf } from './database'

const LOCK = 730_100_1


/**
 * Brings the database to this build's schema. Payload takes no lock of its own, so two processes that start together
 * wait for one another here; and because its migrator can end quietly without migrating, the result is checked.
 */
export async function migrate(payload: Payload, migrations: Migration[]): Promise<void> {
  const client = await poolOf(payload).connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await payload.db.migrate({ migrations })
    const { rows } = await client.query<{ name: string }>('select name from payload_migrations order by id desc limit 1')
    const wanted = migrations.at(-1)?.name
    if (rows[0]?.name !== wanted) throw new Error(`The database is at migration ${rows[0]?.name ?? 'none'}, this build needs ${wanted}`)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK])
    client.release()
  }
}
