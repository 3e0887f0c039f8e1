import { char, index, pgTable, text, timestamp, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * One row per accepted submission, so that a second click, a reload or a proxy's retry gets the first response instead
 * of creating a second lead. Rows expire; the worker removes them.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    bodySha256: char('body_sha256', { length: 64 }).notNull(),
    reference: text('reference').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('idempotency_keys_expires_at_idx').on(table.expiresAt)],
)
