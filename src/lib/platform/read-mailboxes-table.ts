import { bigint, pgTable, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * How far each IMAP mailbox has been read. `mailbox`: its address without the password. A server that numbers its emails
 * afresh changes `uidValidity`; then what arrived since `reachedAt` is read again.
 */
export const readMailboxes = pgTable('read_mailboxes', {
  mailbox: text('mailbox').primaryKey(),
  uidValidity: bigint('uid_validity', { mode: 'number' }).notNull(),
  lastUid: bigint('last_uid', { mode: 'number' }).notNull(),
  reachedAt: timestamp('reached_at', { withTimezone: true }).notNull(),
})
