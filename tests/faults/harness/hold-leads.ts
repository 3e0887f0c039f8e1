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

/** Blocks card payments at the database, once their orders are locked, until the returned function is called. */
export async function holdNumbers({ pool }: Site): Promise<() => Promise<void>> {
  const client = await pool.connect()
  await client.query('begin')
  await client.query(
    `insert into document_numbers as kept (series, last) values ('invoiceNumber', 0)
     on conflict (series) do update set last = kept.last`,
  )
  return async () => {
    await client.query('rollback')
    client.release()
  }
}

/** Blocks what would be written to a table, not what reads it, until the returned function is called. */
export async function holdWrites({ pool }: Site, table: string): Promise<() => Promise<void>> {
  const client = await pool.connect()
  await client.query('begin')
  await client.query(`lock table ${table} in exclusive mode`)
  return async () => {
    await client.query('rollback')
    client.release()
  }
}

/** Waits until this many statements wait to write to a table. */
export async function expectWritesHeld({ pool }: Site, table: string, count: number) {
  const held = async () =>
    (await pool.query('select from pg_locks where relation = $1::regclass and not granted', [table])).rowCount
  await expect.poll(held, { timeout: 10_000, interval: 20 }).toBe(count)
}

/** Waits until this many enquiries or orders are blocked: one order of a product by us, the others by that one. */
export const expectEnquiriesHeld = (site: Site, count: number) =>
  expectHeld(site, { query: '^(with (claim|wanted) |select from products )', count })

/** Waits until this many card payments are blocked: one with its order locked, the others waiting for it. */
export const expectPaymentsHeld = (site: Site, count: number) => expectHeld(site, { query: '^\\s*with taken ', count })

/** `query`: a PostgreSQL regular expression that matches the blocked statements. */
async function expectHeld({ pool }: Site, { query, count }: { query: string; count: number }) {
  const held = async () => {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ~ $1`,
      [query],
    )
    return rows[0]?.count
  }
  await expect.poll(held, { timeout: 10_000, interval: 20 }).toBe(count)
}
