import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { deleteSavedMails } from '@/lib/integrations/mail/disk-mail'
import { transactionOf } from '@/lib/platform/database'
import { env } from '@/lib/platform/env'

/** Deletes the emails saved for an entry that staff delete, by itself or with its product. */
export async function deleteMailsOfEntry(req: PayloadRequest, id: number): Promise<void> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ reference: string }>(sql`select reference from waiting_list where id = ${id}`)
  await deleteSavedMails({ dataDir: env.dataDir, references: rows.map(({ reference }) => reference) })
}
