import { integer, pgTable, timestamp, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'

/** The result of the last deletion of old records of each kind, for the report in the admin. */
export const retentionRuns = pgTable('retention_runs', {
  kind: varchar('kind', { length: 40 }).primaryKey(),
  ranAt: timestamp('ran_at', { withTimezone: true }).notNull(),
  deleted: integer('deleted').notNull(),
  lastDeletedAt: timestamp('last_deleted_at', { withTimezone: true }),
  /** Deleted by all runs so far. */
  total: integer('total').notNull(),
})
