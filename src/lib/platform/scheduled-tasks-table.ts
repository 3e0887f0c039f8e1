import { integer, pgTable, timestamp, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * One row per scheduled task, by which worker processes agree which of them runs it. Losing the table loses no data:
 * every task then runs immediately.
 */
export const scheduledTasks = pgTable('scheduled_tasks', {
  name: varchar('name', { length: 100 }).primaryKey(),
  /** Next run or, during a run, when another worker may take over. */
  nextRunAt: timestamp('next_run_at', { withTimezone: true }).notNull().defaultNow(),
  startedAt: timestamp('started_at', { withTimezone: true }),
  /** Number of runs so far; distinguishes a worker's own run from a later one. */
  runs: integer('runs').notNull().default(0),
  /** When the first of the latest runs failed; null if the last one succeeded. */
  failedSince: timestamp('failed_since', { withTimezone: true }),
  /** Why the last run failed; null if it succeeded. */
  problem: varchar('problem', { length: 500 }),
  /** When the last run that was completed ended. */
  endedAt: timestamp('ended_at', { withTimezone: true }),
})
