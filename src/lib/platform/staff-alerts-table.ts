import { pgTable, timestamp, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * The reasons of which staff have been or are to be notified by email; a row is deleted once its reason no longer
 * applies, and one about a bank account not before it has been sent.
 */
export const staffAlerts = pgTable('staff_alerts', {
  key: varchar('key', { length: 200 }).primaryKey(),
  sentAt: timestamp('sent_at', { withTimezone: true }),
})
