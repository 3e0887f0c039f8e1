import { index, integer, pgTable, serial, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'

import { bytea } from './bytea'

/**
 * PDFs that clients add to a project, unchanged and stored like the photos of an enquiry. `readAt`: when the worker
 * read the text, whether or not there was any; the epoch while it does so for the first time. `scannedAt`: when the virus
 * scanner, if there is one, last looked at it; `infection`: what it found, after which nobody gets the file.
 */
export const leadDocuments = pgTable(
  'lead_documents',
  {
    id: serial('id').primaryKey(),
    leadId: integer('lead_id').notNull(),
    name: text('name').notNull(),
    pdf: bytea('pdf').notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
    scannedAt: timestamp('scanned_at', { withTimezone: true }),
    infection: text('infection'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('lead_documents_lead_idx').on(table.leadId)],
)
