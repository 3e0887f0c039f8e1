import { date, integer, pgTable, primaryKey, timestamp, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * The random key of each day, deleted on the following day; without it, the visitors of that day cannot be recognised.
 */
export const blogViewKeys = pgTable('blog_view_keys', {
  day: date('day').primaryKey(),
  key: varchar('key', { length: 100 }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Views of a post per day, once the views themselves have been deleted. */
export const blogViewDays = pgTable(
  'blog_view_days',
  {
    postId: integer('post_id').notNull(),
    day: date('day').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.day] })],
)

/** Readers of a post per day who went on to a step, among those who agreed to be counted: see POST_STEPS. */
export const blogStepDays = pgTable(
  'blog_step_days',
  {
    postId: integer('post_id').notNull(),
    day: date('day').notNull(),
    step: varchar('step', { length: 20 }).notNull(),
    readers: integer('readers').notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.day, table.step] })],
)
