import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import type { AuditAction } from '@/lib/domain/staff/audit-actions'
import { transactionOf } from '@/lib/platform/database'

import { type Origin, originOf } from './origin-of'

type Actor = { id: number | string; name: string }

const WHAT_LENGTH_MAX = 500

/**
 * `who`: null if nobody was signed in, as for a command. `what` names records by their numbers and colleagues by name,
 * but no customer, so that nothing in the log has to be erased with one.
 */
type AuditEntry = { action: AuditAction; who: Actor | null; what: string; from: Origin }

type Database = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** Adds an entry to the audit log, in the transaction of the request if it has one. Entries are never changed. */
export async function recordAudit(at: Database, { action, who, what, from }: AuditEntry): Promise<void> {
  const db = await transactionOf(at)
  await db.execute(sql`
    insert into audit_entries (action, who_id, who, what, address, device)
    values (${action}, ${who ? Number(who.id) : null}, ${who?.name ?? null}, ${what.slice(0, WHAT_LENGTH_MAX)},
      ${from.address}, ${from.device})`)
}

type Doing = Pick<AuditEntry, 'action' | 'what'>

/** Records what the signed-in colleague does with this request. */
export const auditRequest = (req: PayloadRequest, { action, what }: Doing): Promise<void> =>
  recordAudit(req, { action, what, who: req.user, from: originOf(req.headers) })
