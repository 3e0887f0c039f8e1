import PgBoss from 'pg-boss'

import type { Logger } from '@/lib/platform/logger'

import type { Db } from './db'

export const DELIVER_QUEUE = 'deliver'

/** All a job says; what has to be sent is read when it runs. */
export type DeliverJob = { deliveryId: number }

/** How long a job may run before another worker gets it; longer than a delivery's lease. */
const JOB_EXPIRES_SECONDS = 60
const MAINTENANCE_SECONDS = 10

type QueueDeps = { pool: Db; log: Logger }

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
export async function enqueue({ pool, log }: QueueDeps, deliveryIds: number[]): Promise<void> {
  try {
    await pool.query(jobsFor('deliveries where id = any($1::int[])', 'coalesce(next_attempt_at, now())'), [deliveryIds])
  } catch (err) {
    log.warn({ msg: 'deliveries could not be queued; the sweeper will', deliveryIds, err })
  }
}

/** Makes the queue where it is missing, wholly or in part. Nothing is lost with it: the deliveries say what is due. */
export async function ensureQueue({ pool, log }: QueueDeps): Promise<void> {
  const { rows } = await pool.query<{ is_torn: boolean }>(
    `select to_regnamespace('pgboss') is not null and to_regclass('pgboss.job') is null as is_torn`,
  )
  if (rows[0]?.is_torn) await pool.query('drop schema pgboss cascade')
  const boss = openBoss({ pool, log }, { supervise: false })
  await boss.start()
  await boss.createQueue(DELIVER_QUEUE, {
    name: DELIVER_QUEUE,
    policy: 'standard',
    expireInSeconds: JOB_EXPIRES_SECONDS,
    retryLimit: 3,
    retryDelay: 5,
    retryBackoff: false,
    retentionMinutes: 14 * 24 * 60,
  })
  await boss.stop({ graceful: false })
}

/** Opens the queue for working: jobs of a worker that died come back within a minute and a bit, done ones are cleared away. */
export async function openQueue(deps: QueueDeps): Promise<PgBoss> {
  await ensureQueue(deps)
  const boss = openBoss(deps, { supervise: true })
  await boss.start()
  return boss
}

/** pg-boss over our own pool, whose timeouts it shares. */
function openBoss({ pool, log }: QueueDeps, { supervise }: { supervise: boolean }): PgBoss {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schedule: false,
    supervise,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    archiveCompletedAfterSeconds: 60 * 60,
    deleteAfterDays: 1,
  })
  boss.on('error', (err) => log.warn({ msg: 'queue error', err }))
  return boss
}
