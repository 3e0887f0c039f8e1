import {
  boolean,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  unique,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'

import { bytea } from './bytea'

/**
 * Files of an enquiry that customers send in pieces, identified by their SHA-256. `received`: bytes so far. A row stays
 * for a while after its file has been stored, so that a browser that missed the response can ask again.
 * `finishing_since`: when a process began to check the complete file, so that no other does.
 */
export const arrivingFiles = pgTable(
  'arriving_files',
  {
    id: serial('id').primaryKey(),
    leadId: integer('lead_id').notNull(),
    sha256: varchar('sha256', { length: 64 }).notNull(),
    name: text('name').notNull(),
    bytes: integer('bytes').notNull(),
    received: integer('received').notNull().default(0),
    isKept: boolean('is_kept').notNull().default(false),
    finishingSince: timestamp('finishing_since', { withTimezone: true }),
    touchedAt: timestamp('touched_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('arriving_files_file_key').on(table.leadId, table.sha256, table.bytes)],
)

/** Pieces of these files, one per row, so that adding one does not rewrite those before it. */
export const filePieces = pgTable(
  'file_pieces',
  {
    fileId: integer('file_id')
      .notNull()
      .references(() => arrivingFiles.id, { onDelete: 'cascade' }),
    at: integer('at').notNull(),
    piece: bytea('piece').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.at] })],
)
