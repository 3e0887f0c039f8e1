import { index, integer, pgTable, serial, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'

import { bytea } from './bytea'

/**
 * Photos that customers add to an enquiry, cleaned and reduced. In the database, so that they are as private as the
 * enquiry, are in its backup, and are deleted with it.
 */
export const leadPhotos = pgTable(
  'lead_photos',
  {
    id: serial('id').primaryKey(),
    leadId: integer('lead_id').notNull(),
    jpeg: bytea('jpeg').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('lead_photos_lead_idx').on(table.leadId)],
)
