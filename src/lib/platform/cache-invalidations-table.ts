import { sql } from '@payloadcms/db-postgres/drizzle'
import { bigserial, customType, pgTable, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * The tags that a change expires, for every web process to read (cache-invalidations.ts). Losing the table loses no
 * data: each process then renders every page again.
 */
export const cacheInvalidations = pgTable('cache_invalidations', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  tags: text('tags').array().notNull(),
  /** Ids are assigned before a commit, so only the transaction tells which rows a reader has not seen. */
  transactionId: transactionId('transaction_id')
    .notNull()
    .default(sql`pg_current_xact_id()`),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
})
