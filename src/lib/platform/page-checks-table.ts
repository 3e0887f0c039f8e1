import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * One row for each public address: how it answered when the worker last asked for it, and when it is to ask again.
 * Everything here can be found out anew, so nothing is lost with the table.
 */
export const pageChecks = pgTable(
  'page_checks',
  {
    path: varchar('path', { length: 500 }).primaryKey(),
    /** When it is asked for next, or, while it is asked, when somebody else may; null: not before it changes or the night comes. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    /** Which edition of the page was seen. */
    editionAt: timestamp('edition_at', { withTimezone: true }),
    checkedAt: timestamp('checked_at', { withTimezone: true }),
    isLive: boolean('is_live'),
    /** Null when nothing answered. */
    statusCode: integer('status_code'),
    /** In words for staff, when it is not live. */
    problem: text('problem'),
    words: integer('words'),
    claims: integer('claims'),
    /** `{ href, reason }` each. */
    brokenLinks: jsonb('broken_links').notNull().default([]),
    /** Addresses of other sites, which are not asked. */
    outsideLinks: jsonb('outside_links').notNull().default([]),
  },
  (table) => [index('page_checks_due_at_idx').on(table.dueAt)],
)
