import type { Logger } from '@/lib/platform/logger'

import type { Db } from './db'

export const DELIVER_QUEUE = 'deliver'

/** All a job says; what has to be sent is read when it runs. */
export type DeliverJob = { deliveryId: number }

/**
 * The statement that queues deliveries, for use alone or as one part of a `with`. It writes what pg-boss 10's own
 * `send` writes, with the queue's settings. Without the queue's schema it fails (42P01); without the queue it writes
 * nothing, and the sweeper finds the deliveries.
 * @param source a table, CTE or `(select …) as x` with the deliveries' `id`
 * @param startAfter the moment a job may run, as an SQL expression over `source`
 */
export function jobsFor(source: string, startAfter = 'now()'): string {
  return `insert into pgboss.job (name, data, start_after, keep_until, expire_in, retry_limit, retry_delay, retry_backoff, policy)
    select queue.name, jsonb_build_object('deliveryId', delivery.id), delivery.start_after,
      delivery.start_after + queue.retention_minutes * interval '1 minute', queue.expire_seconds * interval '1 second',
      queue.retry_limit, queue.retry_delay, queue.retry_backoff, queue.policy
    from (select id, ${startAfter} as start_after from ${source}) as delivery
    join pgboss.queue on queue.name = '${DELIVER_QUEUE}'`
}

/** Queues these deliveries for their next attempt. A failure is only logged: the sweeper finds what has no job. */
export async function enqueue({ pool, log }: { pool: Db; log: Logger }, deliveryIds: number[]): Promise<void> {
  try {
    await pool.query(jobsFor('deliveries where id = any($1::int[])', 'coalesce(next_attempt_at, now())'), [deliveryIds])
  } catch (err) {
    log.warn({ msg: 'deliveries could not be queued; the sweeper will', deliveryIds, err })
  }
}
