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
 * One row per public URL: the worker's last response and when to check again. Everything can be rebuilt, so losing the
 * table loses no data.
 */
export const pageChecks = pgTable(
  'page_checks',
  {
    path: varchar('path', { length: 500 }).primaryKey(),
    /**
     * Next check or, during a check, when another worker may take over; null: not before the page changes or the
     * nightly run.
     */
    dueAt: timestamp('due_at', { withTimezone: true }),
    /** The version of the page that was checked. */
    editionAt: timestamp('edition_at', { withTimezone: true }),
    checkedAt: timestamp('checked_at', { withTimezone: true }),
    isLive: boolean('is_live'),
    /** Null without a response. */
    statusCode: integer('status_code'),
    /** Description for staff when the page is not live. */
    problem: text('problem'),
    words: integer('words'),
    claims: integer('claims'),
    /** `{ href, reason }` each. */
    brokenLinks: jsonb('broken_links').notNull().default([]),
    /** External URLs, which are not checked. */
    outsideLinks: jsonb('outside_links').notNull().default([]),
  },
  (table) => [index('page_checks_due_at_idx').on(table.dueAt)],
)
