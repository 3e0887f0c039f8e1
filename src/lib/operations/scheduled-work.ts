import type { Db } from '@/lib/platform/database'

/**
 * A scheduled task. `lateBySeconds`: how long ago it should have run, 0 if it is not late. `failedSince`: null if its
 * last run succeeded; otherwise `problem` is the reason.
 */
export type ScheduledWork = {
  name: string
  startedAt: Date | null
  runs: number
  lateBySeconds: number
  failedSince: Date | null
  problem: string | null
}

/** All scheduled tasks by name, including those that have never run. */
export async function readScheduledWork(pool: Db): Promise<ScheduledWork[]> {
  const { rows } = await pool.query<ScheduledWork>(
    `select name, started_at as "startedAt", runs, failed_since as "failedSince", problem,
       greatest(0, extract(epoch from now() - next_run_at))::int as "lateBySeconds"
     from scheduled_tasks order by name`,
  )
  return rows
}

/** Makes a task due now, unless it is running or unknown; then returns false. */
export async function runTaskNow(pool: Db, name: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update scheduled_tasks set next_run_at = now()
     where name = $1 and (next_run_at <= now() or started_at is null or ended_at >= started_at)`,
    [name],
  )
  return rowCount === 1
}
