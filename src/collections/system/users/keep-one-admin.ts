import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'

import { transactionOf } from '@/lib/platform/database'
import { Refusal } from '@/lib/platform/refusal'

/** Makes requests take turns; unlike locks on the rows, it does not make a colleague's sign-in wait. */
const ADMINS_LOCK = 7_301_005

/** Without an admin, no one could restore access for others. */
export const keepOneAdmin: CollectionBeforeDeleteHook = ({ id, req }) => refuseForLastAdmin(id, req)

/** Changing the last admin's role has the same effect as deleting it. */
export const keepOneAdminRole: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const isDemoted = originalDoc?.role === 'admin' && data.role !== undefined && data.role !== 'admin'
  if (isDemoted) await refuseForLastAdmin(originalDoc.id, req)
  return data
}

/**
 * A bulk operation checks all of its colleagues before it changes the first, so those that have passed the check count
 * as gone.
 */
async function refuseForLastAdmin(id: number | string, req: PayloadRequest): Promise<void> {
  const leaving = (req.context.leavingAdmins ??= new Set()) as Set<number>
  const db = await transactionOf(req)
  await db.execute(sql`select pg_advisory_xact_lock(${ADMINS_LOCK})`)
  const { rows } = await db.execute<{ id: number }>(sql`select id from users where role = 'admin'`)
  const others = rows.filter((admin) => admin.id !== Number(id) && !leaving.has(admin.id))
  if (others.length === 0) throw new Refusal('lastAdmin')
  leaving.add(Number(id))
}
