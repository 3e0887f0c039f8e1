import type { Db } from './db'

/** Removes idempotency keys whose time is over; what they protected against can no longer happen. */
export async function forgetKeys(pool: Db): Promise<void> {
  await pool.query('delete from idempotency_keys where expires_at < now()')
}
