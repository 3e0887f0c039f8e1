import { eq } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { accountCodes, passkeys, recoveryCodes, secondFactors, sessionOrigins } from '@/lib/platform/account-tables'
import { transactionOf } from '@/lib/platform/database'
import { staffNotices } from '@/lib/platform/staff-notices-table'

type Database = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** Removes the second factors of an account: its app, recovery codes and passkeys. */
export async function deleteFactors(at: Database, userId: number): Promise<void> {
  const db = await transactionOf(at)
  for (const table of [secondFactors, recoveryCodes, passkeys]) await db.delete(table).where(eq(table.userId, userId))
}

/** Removes everything that an account signs in with, except what is in the account itself, and what it was told. */
export async function deleteSignInData(at: Database, userId: number): Promise<void> {
  await deleteFactors(at, userId)
  const db = await transactionOf(at)
  for (const table of [accountCodes, sessionOrigins, staffNotices])
    await db.delete(table).where(eq(table.userId, userId))
}
