import { pgTable, serial, timestamp, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * What a restore of an older backup has to do again, until a worker has copied it to where backups are kept: see
 * lib/people/restore-notes.ts. Nothing here can be turned back into an address. `secretMark`: of the secret with which the
 * code was made.
 */
export const restoreNotes = pgTable('restore_notes', {
  id: serial('id').primaryKey(),
  kind: varchar('kind', { length: 20 }).notNull(),
  code: varchar('code', { length: 64 }).notNull(),
  secretMark: varchar('secret_mark', { length: 16 }).notNull(),
  notedAt: timestamp('noted_at', { withTimezone: true }).notNull().defaultNow(),
})
