import { pgTable, timestamp, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'

/** What staff have been told of by email and still applies; a row goes when its reason has gone. */
export const staffAlerts = pgTable('staff_alerts', {
  key: varchar('key', { length: 200 }).primaryKey(),
  sentAt: timestamp('sent_at', { withTimezone: true }),
})
