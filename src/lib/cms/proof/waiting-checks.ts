import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '@/lib/platform/database'

/** A document in which someone else waits for a confirmation. */
export type WaitingCheck = { collection: string; documentId: number; askedBy: string; askedAt: Date }

/** More than anyone confirms in a day. */
const ROWS_MAX = 50

/** Requests for a check that this colleague may confirm, oldest first. */
export async function readWaitingChecks(req: PayloadRequest): Promise<WaitingCheck[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select collection, document_id as "documentId", asked_by as "askedBy", asked_at as "askedAt"
    from proof_checks where confirmed_at is null and asked_by_id <> ${Number(req.user?.id)}
    order by id limit ${ROWS_MAX}`)
  return (rows as (Omit<WaitingCheck, 'askedAt'> & { askedAt: string })[]).map((row) => ({
    ...row,
    askedAt: new Date(row.askedAt),
  }))
}
