import { scrub } from '@/lib/domain/leads/scrub'
import type { TaskTimes } from '@/lib/features/feature'
import type { Db } from '@/lib/platform/database'
import type { Logger } from '@/lib/platform/logger'

export type Task = TaskTimes & { name: string; run: () => Promise<unknown> }

export type TaskDeps = { pool: Db; log: Logger }

/** Registers a task, which is due immediately. */
export async function registerTask({ pool }: TaskDeps, { name }: Task): Promise<void> {
  await pool.query('insert into scheduled_tasks (name) values ($1) on conflict do nothing', [name])
}

/**
 * Runs a task if it is due and no other process is running it. A failure is logged and noted, and the task runs again at
 * its next time. Runs missed while no process was up are replaced by a single run.
 */
export async function runIfDue({ pool, log }: TaskDeps, task: Task): Promise<void> {
  // The row lock lets one process through; the others then find the task no longer due.
  const { rows } = await pool.query<{ runs: number }>(
    `update scheduled_tasks
     set started_at = now(), next_run_at = now() + $2 * interval '1 second', runs = runs + 1
     where name = $1 and next_run_at <= now()
     returning runs`,
    [task.name, task.limitSeconds],
  )
  if (!rows[0]) return
  const problem = await task.run().then(
    () => null,
    (err: unknown) => {
      log.warn({ msg: 'scheduled task failed', task: task.name, err })
      return problemOf(err)
    },
  )
  // `runs` distinguishes this run from that of a process that has taken over.
  await pool.query(
    `update scheduled_tasks
     set next_run_at = started_at + $3 * interval '1 second',
       failed_since = case when $4::text is not null then coalesce(failed_since, now()) end,
       problem = left($4, 500), ended_at = now()
     where name = $1 and runs = $2`,
    [task.name, rows[0].runs, task.everySeconds, problem],
  )
}

/** The reason for staff, without the addresses and numbers that a message may repeat. */
function problemOf(err: unknown): string {
  const causes: unknown[] = err instanceof AggregateError ? err.errors : [err]
  const messages = causes.map((cause) => (cause instanceof Error ? cause.message : String(cause)))
  return scrub([...new Set(messages)].join('; ')) || 'No reason was given'
}
