import { integer, pgTable, text, timestamp, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * The latest payment page of each order at the payment provider; earlier ones are closed. `sessionId` is null until the
 * page has been opened, and `attempt` is part of the key under which it is, so that it is opened once.
 */
export const cardSessions = pgTable('card_sessions', {
  reference: varchar('reference', { length: 30 }).primaryKey(),
  attempt: integer('attempt').notNull().default(1),
  sessionId: text('session_id'),
  openUntil: timestamp('open_until', { withTimezone: true }).notNull(),
})

/** The provider's messages that have been handled, so that a repeated one is recognised. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  kind: varchar('kind', { length: 20 }).notNull(),
  /** What it was about: a payment, refund or payment page at the provider. */
  about: text('about').notNull(),
  handledAt: timestamp('handled_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Differences between the provider's payments and ours, as the last comparison found them. */
export const paymentDifferences = pgTable('payment_differences', {
  key: varchar('key', { length: 200 }).primaryKey(),
  text: varchar('text', { length: 300 }).notNull(),
  foundAt: timestamp('found_at', { withTimezone: true }).notNull().defaultNow(),
})
