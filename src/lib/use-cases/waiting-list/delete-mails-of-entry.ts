import { eq } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { deleteSavedMails } from '@/lib/integrations/mail/disk-mail'
import { tablesOf, transactionOf } from '@/lib/platform/database'
import { env } from '@/lib/platform/env'

/** Deletes the emails saved for an entry that staff delete, by itself or with its product. */
export async function deleteMailsOfEntry(req: PayloadRequest, id: number): Promise<void> {
  const db = await transactionOf(req)
  const { waiting_list: entries } = tablesOf(req.payload)
  const found = await db.select({ reference: entries.reference }).from(entries).where(eq(entries.id, id))
  await deleteSavedMails({ dataDir: env.dataDir, references: found.map(({ reference }) => reference) })
}
