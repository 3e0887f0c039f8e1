import { pgTable, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * The text that the seed last wrote, one row per document. A document that has not been saved since may get a newer
 * text.
 */
export const seededTexts = pgTable('seeded_texts', {
  /** Such as 'pages:/about'. */
  source: text('source').primaryKey(),
  /** Hash of the seed's content. */
  hash: text('hash').notNull(),
  /** When the document was last updated, read after the seed had written it. */
  writtenAt: timestamp('written_at', { withTimezone: true, precision: 3 }).notNull(),
})
