import type { Db } from '@/lib/platform/database'

/**
 * A scheduled task. `lateBySeconds`: how long ago it should have run, 0 if it is not late. `failedSince`: null if its
 * last run succeeded.
 */
export type ScheduledWork = {
  name: string
  startedAt: Date | null
  runs: number
  lateBySeconds: number
  failedSince: Date | null
}

/** All scheduled tasks by name, including those that have never run. */
export async function readScheduledWork(pool: Db): Promise<ScheduledWork[]> {
  const { rows } = await pool.query<ScheduledWork>(
    `select name, started_at as "startedAt", runs, failed_since as "failedSince",
       greatest(0, extract(epoch from now() - next_run_at))::int as "lateBySeconds"
     from scheduled_tasks order by name`,
  )
  return rows
}
