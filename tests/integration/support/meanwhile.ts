import { expect } from 'vitest'

import { pool } from './rows'

/**
 * Runs `save` while another transaction has changed the same row but not committed, and commits once `save` waits for
 * it: it has read the row as it was before. `statements`: how many of them wait.
 */
export async function changedMeanwhile<T>(
  change: string,
  id: unknown,
  save: () => Promise<T>,
  { statements = 1 } = {},
): Promise<T> {
  const other = await pool.connect()
  try {
    await other.query('begin')
    await other.query(`${change} where id = $1`, [id])
    const saved = save()
    await expect.poll(statementsWaiting).toBe(statements)
    await other.query('commit')
    return await saved
  } finally {
    await other.query('rollback') // without effect after a commit
    other.release()
  }
}

/** How many statements wait for a lock. */
export async function statementsWaiting(): Promise<number | null> {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  )
  return rowCount
}
