import { pgTable, timestamp, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * The reasons of which staff have been notified by email and which still apply; a row is deleted once its reason no
 * longer applies.
 */
export const staffAlerts = pgTable('staff_alerts', {
  key: varchar('key', { length: 200 }).primaryKey(),
  sentAt: timestamp('sent_at', { withTimezone: true }),
})
