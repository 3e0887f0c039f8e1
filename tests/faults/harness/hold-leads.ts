import { expect } from 'vitest'

import type { Site } from './site'

/** Blocks enquiries at the database until the returned function is called. */
export async function holdLeads({ pool }: Site): Promise<() => Promise<void>> {
  const client = await pool.connect()
  await client.query('begin')
  await client.query('lock table leads in access exclusive mode')
  return async () => {
    await client.query('rollback')
    client.release()
  }
}

/** Waits until this many statements are blocked. */
export async function expectEnquiriesHeld({ pool }: Site, count: number) {
  const held = async () => {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ~ '^with (claim|wanted) '`,
    )
    return rows[0]?.count
  }
  await expect.poll(held, { timeout: 10_000, interval: 20 }).toBe(count)
}
