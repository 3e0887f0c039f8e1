import { index, integer, jsonb, pgTable, primaryKey, timestamp, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * Winters that households asked to have sent to another device. `email` is null once the email with the link was sent;
 * `state` is 'unconfirmed' or 'confirmed', since `since`, which moves on whenever the link is opened.
 */
export const seasonLinks = pgTable(
  'season_links',
  {
    reference: varchar('reference', { length: 36 }).primaryKey(),
    accessTokenSha256: varchar('access_token_sha256', { length: 64 }).notNull().unique(),
    email: varchar('email', { length: 254 }),
    season: jsonb('season').notNull(),
    state: varchar('state', { length: 11 }).notNull(),
    since: timestamp('since', { withTimezone: true }).notNull(),
    attempts: integer('attempts').notNull(),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }),
  },
  (table) => [index('season_links_since_idx').on(table.since)],
)

/** What households agreed to share of a winter: the saving against last winter, once for each device. */
export const sharedSavings = pgTable(
  'shared_savings',
  {
    device: varchar('device', { length: 64 }).notNull(),
    season: varchar('season', { length: 10 }).notNull(),
    district: varchar('district', { length: 4 }).notNull(),
    savedPercent: integer('saved_percent').notNull(),
    sharedAt: timestamp('shared_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.season, table.device] }),
    index('shared_savings_district_idx').on(table.season, table.district),
  ],
)
