import { sql } from '@payloadcms/db-postgres/drizzle'
import { check, integer, pgTable, serial, timestamp, unique, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'

import { bytea } from './bytea'

/**
 * Requests to check the proof of a text, and their confirmations. A row belongs to one wording, by its `digest`, so that
 * a change of the text needs another. `part`: of a claim, the id of the reading; otherwise empty. Names are stored beside
 * the numbers of accounts, because they outlive them. Written by lib/cms/proof alone: no endpoint of Payload reaches it.
 */
export const proofChecks = pgTable(
  'proof_checks',
  {
    id: serial('id').primaryKey(),
    collection: varchar('collection', { length: 40 }).notNull(),
    documentId: integer('document_id').notNull(),
    part: varchar('part', { length: 60 }).notNull(),
    digest: varchar('digest', { length: 64 }).notNull(),
    askedById: integer('asked_by_id').notNull(),
    askedBy: varchar('asked_by', { length: 100 }).notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull().defaultNow(),
    fileName: varchar('file_name', { length: 120 }).notNull(),
    fileType: varchar('file_type', { length: 60 }).notNull(),
    file: bytea('file').notNull(),
    confirmedById: integer('confirmed_by_id'),
    confirmedBy: varchar('confirmed_by', { length: 100 }),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  },
  (table) => [
    unique('proof_checks_wording').on(table.collection, table.documentId, table.part, table.digest),
    check('proof_checks_two_people', sql`${table.confirmedById} <> ${table.askedById}`),
  ],
)
