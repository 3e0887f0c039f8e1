import type { Logger } from '@/lib/platform/logger'

import { LEASE_SECONDS } from './claim'
import type { Db } from './db'
import { DELIVER_QUEUE, jobsFor } from './jobs'
import { ensureQueue } from './queue'

/** PostgreSQL: undefined_table, invalid_schema_name. */
const TABLES_ARE_GONE = new Set(['42P01', '3F000'])

// An active job counts for as long as a lease: after that its worker is dead, whether or not the job has expired.
const STRANDED = `(
  select d.id from deliveries d
  where (d.state = 'waiting' and coalesce(d.next_attempt_at, d.created_at) < now() - interval '30 seconds'
      or d.state = 'sending' and d.lease_until < now())
    and not exists (
      select 1 from pgboss.job j
      where j.name = '${DELIVER_QUEUE}' and (j.data->>'deliveryId')::int = d.id
        and (j.state < 'active' and j.start_after <= now()
          or j.state = 'active' and j.started_on > now() - interval '${LEASE_SECONDS} seconds'))
  limit 1000
) as stranded`

/**
 * Queues every delivery that is due and that no job is going to pick up, and makes the queue again when it is gone.
 * Returns how many it queued.
 */
export async function sweep({ pool, log }: { pool: Db; log: Logger }): Promise<number> {
  if (!(await hasQueue(pool))) {
    log.warn({ msg: 'the queue is gone; making it again' })
    await ensureQueue({ pool, log })
  }
  const { rowCount } = await pool.query(jobsFor(STRANDED))
  const queued = rowCount ?? 0
  if (queued > 0) log.warn({ msg: 'stranded deliveries queued again', queued })
  return queued
}

async function hasQueue(pool: Db): Promise<boolean> {
  try {
    const { rowCount } = await pool.query(
      'select from pgboss.queue where name = $1 and not exists (select from pgboss.job where false)',
      [DELIVER_QUEUE],
    )
    return rowCount === 1
  } catch (error) {
    if (error instanceof Error && 'code' in error && TABLES_ARE_GONE.has(String(error.code))) return false
    throw error
  }
}
