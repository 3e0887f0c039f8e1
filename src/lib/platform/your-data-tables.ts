import { index, integer, pgTable, timestamp, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * Links to what we hold about an address, from the moment that someone asks for one. Whether we hold anything is decided
 * when it is sent. A link is valid for a while after `tried_at` and works once; opening it begins a session.
 */
export const dataLinks = pgTable(
  'data_links',
  {
    reference: varchar('reference', { length: 36 }).primaryKey(),
    linkSha256: varchar('link_sha256', { length: 64 }).notNull().unique(),
    sessionSha256: varchar('session_sha256', { length: 64 }).unique(),
    email: varchar('email', { length: 254 }).notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    attempts: integer('attempts').notNull(),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }),
    triedAt: timestamp('tried_at', { withTimezone: true }),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    openedAt: timestamp('opened_at', { withTimezone: true }),
  },
  (table) => [index('data_links_requested_idx').on(table.requestedAt)],
)

/** Addresses to which we write no offers, as keyed hashes, so that they outlive everything else about a person. */
export const marketingObjections = pgTable('marketing_objections', {
  addressCode: varchar('address_code', { length: 64 }).primaryKey(),
  since: timestamp('since', { withTimezone: true }).notNull(),
})
