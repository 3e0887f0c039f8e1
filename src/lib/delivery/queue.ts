import PgBoss from 'pg-boss'

import type { Logger } from '@/lib/platform/logger'

import type { Db } from './db'
import { insist } from './insist'
import { DELIVER_QUEUE } from './jobs'

/** How long a job may run before another worker gets it; longer than a delivery's lease. */
const JOB_EXPIRES_SECONDS = 60
const MAINTENANCE_SECONDS = 10

const QUEUE = {
  name: DELIVER_QUEUE,
  policy: 'standard',
  expireInSeconds: JOB_EXPIRES_SECONDS,
  retryLimit: 3,
  retryDelay: 5,
  retryBackoff: false,
  retentionMinutes: 14 * 24 * 60,
} as const

type QueueDeps = { pool: Db; log: Logger }

/** Makes the queue where it is missing, wholly or in part. Nothing is lost with it: the deliveries say what is due. */
export function ensureQueue(deps: QueueDeps): Promise<void> {
  // Several processes that start together can deadlock over the new tables; PostgreSQL then ends all but one of them.
  return insist(() => makeQueue(deps), { tries: 5, pauseMs: 200 })
}

async function makeQueue({ pool, log }: QueueDeps): Promise<void> {
  const { rows } = await pool.query<{ is_torn: boolean }>(
    `select to_regnamespace('pgboss') is not null and to_regclass('pgboss.job') is null as is_torn`,
  )
  if (rows[0]?.is_torn) await pool.query('drop schema pgboss cascade')
  const boss = openBoss({ pool, log }, { supervise: false })
  await boss.start()
  await boss.createQueue(DELIVER_QUEUE, QUEUE)
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
