import type { PayloadRequest } from 'payload'

import type { RestoreNote } from '@/lib/people/restore-notes'
import { transactionOf } from '@/lib/platform/database'
import { restoreNotes } from '@/lib/platform/restore-notes-table'

/** Notes, in the request's transaction, what a restore of an older backup has to do again. */
export async function noteForRestore(req: PayloadRequest, notes: RestoreNote[]): Promise<void> {
  if (notes.length === 0) return
  const db = await transactionOf(req)
  await db.insert(restoreNotes).values(notes)
}
