import { index, integer, pgTable, serial, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'

import { bytea } from './bytea'

/**
 * Emails between customers and colleagues, beside those that the site writes by itself. `state`: see
 * domain/leads/lead-email.ts. `leadId`: null while nobody knows which lead it belongs to; `raw` is then the whole email,
 * because its attachments can only be kept with a lead. `key`: the same for the same email, however often it is posted or
 * fetched. `at`: when it was written by us, or reached us.
 */
export const leadEmails = pgTable(
  'lead_emails',
  {
    id: serial('id').primaryKey(),
    leadId: integer('lead_id'),
    state: text('state').notNull(),
    key: text('key').notNull().unique(),
    messageId: text('message_id'),
    inReplyTo: text('in_reply_to'),
    fromName: text('from_name'),
    fromAddress: text('from_address'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** Sentences about attachments that are not kept, one a line. */
    notKept: text('not_kept'),
    overrideReason: text('override_reason'),
    authorId: integer('author_id'),
    authorName: text('author_name'),
    raw: bytea('raw'),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('lead_emails_lead_idx').on(table.leadId), index('lead_emails_updated_at_idx').on(table.updatedAt)],
)
