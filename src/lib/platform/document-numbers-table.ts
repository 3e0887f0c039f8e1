import { integer, pgTable, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * The last number given in each series of documents, so that none is given twice although orders are deleted after a
 * while. `series` is the field of an order that holds the number.
 */
export const documentNumbers = pgTable('document_numbers', {
  series: varchar('series', { length: 20 }).primaryKey(),
  last: integer('last').notNull(),
})
