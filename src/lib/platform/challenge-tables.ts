import { index, integer, jsonb, pgTable, primaryKey, timestamp, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * Seasons for which households requested a link to another device. `email` is null once the email with the link has
 * been sent. `state` is 'unconfirmed' or 'confirmed', since `since`; opening a confirmed link renews it.
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

/** The saving that households agreed to share for a season, compared with the season before, once per device. */
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
