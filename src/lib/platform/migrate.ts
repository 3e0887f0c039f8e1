import type { Migration, Payload } from 'payload'

import { poolOf } from './database'

/**
 * Migrates the database to this build's schema. Payload's migrator can return without migrating, so the result is
 * checked.
 */
export async function migrate(payload: Payload, migrations: Migration[]): Promise<void> {
  await payload.db.migrate({ migrations })
  const { rows } = await poolOf(payload).query<{ name: string }>(
    'select name from payload_migrations order by id desc limit 1',
  )
  const expected = migrations.at(-1)?.name
  if (rows[0]?.name !== expected)
    throw new Error(`The database is at migration ${rows[0]?.name ?? 'none'}, this build needs ${expected}`)
}
