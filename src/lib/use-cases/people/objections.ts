import type { PayloadRequest } from 'payload'

import { addressCode, findObjection } from '@/lib/people/objections'
import { objected } from '@/lib/people/restore-notes'
import { now } from '@/lib/platform/clock'
import { poolOf, transactionOf } from '@/lib/platform/database'
import { marketingObjections } from '@/lib/platform/your-data-tables'

import { noteForRestore } from './note-for-restore'

/** Remembers, in the request's transaction, that we write no offers to an address, also once all else about it is erased. */
export async function rememberObjection(req: PayloadRequest, email: string): Promise<void> {
  const db = await transactionOf(req)
  await db
    .insert(marketingObjections)
    .values({ addressCode: addressCode(email), since: now() })
    .onConflictDoNothing()
  await noteObjection(req, email)
}

/** Notes, in the request's transaction, that a restore of an older backup stops offers to the address again. */
export const noteObjection = (req: PayloadRequest, email: string): Promise<void> =>
  noteForRestore(req, [objected(email)])

/** Whether someone who reads the email of an address has asked us to write no offers to it. */
export const hasObjected = async ({ payload }: PayloadRequest, email: string): Promise<boolean> =>
  (await findObjection(poolOf(payload), email)) !== null
