import { index, integer, pgTable, serial, text, timestamp, unique } from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * What a colleague has been told, or is to be told by email. `event`: see domain/staff/notices.ts. `key`: the same for
 * the same event, so that nobody is told twice. `leadId`: null for the daily summary. `emailDueAt`: null if it is not
 * sent by email.
 */
export const staffNotices = pgTable(
  'staff_notices',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id').notNull(),
    leadId: integer('lead_id'),
    event: text('event').notNull(),
    key: text('key').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }),
    emailDueAt: timestamp('email_due_at', { withTimezone: true }),
    emailedAt: timestamp('emailed_at', { withTimezone: true }),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('staff_notices_user_key').on(table.userId, table.key),
    index('staff_notices_lead_idx').on(table.leadId),
    index('staff_notices_created_at_idx').on(table.createdAt),
    index('staff_notices_email_due_at_idx').on(table.emailDueAt),
  ],
)
