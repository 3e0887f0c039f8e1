import { date, integer, pgTable, primaryKey, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * How often pages were requested, per day, and from where: totals without anything about the visitor. `source` is ''
 * within the site, 'direct' if the browser named none; `campaign` is '' unless a link named one.
 */
export const pageViewDays = pgTable(
  'page_view_days',
  {
    day: date('day').notNull(),
    path: varchar('path', { length: 200 }).notNull(),
    source: varchar('source', { length: 100 }).notNull(),
    campaign: varchar('campaign', { length: 60 }).notNull(),
    views: integer('views').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path, table.source, table.campaign] })],
)
