import { bigint, integer, pgTable, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * Uses counted towards rate limits by all web processes, in the columns that rate-limiter-flexible expects. Losing the
 * table resets the limits.
 */
export const rateLimits = pgTable('rate_limits', {
  /** Limit, window and a hash of the key whose uses are counted. */
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** In milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
})
