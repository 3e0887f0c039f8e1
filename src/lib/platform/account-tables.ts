import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  timestamp,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'

/** The app that gives an account its codes: its key, encrypted, and the time step of the last code, which counts once. */
export const secondFactors = pgTable('second_factors', {
  userId: integer('user_id').primaryKey(),
  secret: varchar('secret', { length: 200 }).notNull(),
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Codes to sign in with after losing the app. Each is deleted when it is used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: integer('user_id').notNull(),
    codeHash: varchar('code_hash', { length: 64 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** Passkeys of colleagues. `id` is the one that the browser knows. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: varchar('id', { length: 1400 }).primaryKey(),
    userId: integer('user_id').notNull(),
    name: varchar('name', { length: 60 }).notNull(),
    publicKey: varchar('public_key', { length: 4000 }).notNull(),
    /** Of the host for which the browser made it. */
    host: varchar('host', { length: 255 }).notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('passkeys_user_idx').on(table.userId)],
)

/**
 * What an account may do once before it expires: set a password with a code, or answer the challenge for a passkey.
 * Only the hash is stored.
 */
export const accountCodes = pgTable(
  'account_codes',
  {
    codeHash: varchar('code_hash', { length: 64 }).primaryKey(),
    userId: integer('user_id').notNull(),
    purpose: varchar('purpose', { length: 20 }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('account_codes_user_idx').on(table.userId), index('account_codes_expires_idx').on(table.expiresAt)],
)

/** From where each session was opened. The sessions themselves are in `users_sessions`, which Payload keeps. */
export const sessionOrigins = pgTable(
  'session_origins',
  {
    sessionId: varchar('session_id', { length: 64 }).primaryKey(),
    userId: integer('user_id').notNull(),
    address: varchar('address', { length: 60 }).notNull(),
    device: varchar('device', { length: 60 }).notNull(),
    /** On a device that had not signed in to the account before, until the colleague has said that it is theirs. */
    isNew: boolean('is_new').notNull(),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('session_origins_user_idx').on(table.userId),
    index('session_origins_opened_idx').on(table.openedAt),
  ],
)
