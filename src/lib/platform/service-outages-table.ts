import { integer, pgTable, timestamp, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'

/** The latest series of failures of each service that messages go to. A service without a row works. */
export const serviceOutages = pgTable('service_outages', {
  service: varchar('service', { length: 10 }).primaryKey(),
  failingSince: timestamp('failing_since', { withTimezone: true }).notNull(),
  triedAt: timestamp('tried_at', { withTimezone: true }).notNull(),
  /** Failures in a row of the service itself. */
  failures: integer('failures').notNull().default(0),
  /** Refusals in a row of one message each. */
  refusals: integer('refusals').notNull().default(0),
  /** What the service answered last. */
  problem: varchar('problem', { length: 500 }).notNull(),
  /** When the failures were found to be an outage. */
  declaredAt: timestamp('declared_at', { withTimezone: true }),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  emailedAt: timestamp('emailed_at', { withTimezone: true }),
  /** When the webhook was told of the outage and of its end. */
  postedAt: timestamp('posted_at', { withTimezone: true }),
  endPostedAt: timestamp('end_posted_at', { withTimezone: true }),
})
