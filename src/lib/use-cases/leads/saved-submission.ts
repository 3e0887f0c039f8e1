import type { Pool } from 'pg'

import type { Idempotency } from '@/lib/domain/leads/idempotency'

export type SavedSubmission = { reference: string; leadId: number; dueAt: Date; bodySha256: string }

/** The lead saved under this key, while the key is honoured. */
export async function savedSubmission(pool: Pool, key: string): Promise<SavedSubmission | null> {
  const { rows } = await pool.query<SavedSubmission>(
    `select kept.reference, leads.id as "leadId", leads.due_at as "dueAt", kept.body_sha256 as "bodySha256"
     from idempotency_keys as kept join leads on leads.reference = kept.reference
     where kept.key = $1 and kept.expires_at >= now()`,
    [key],
  )
  return rows[0] ?? null
}

/** Stored in place of the body hash for a key that was cancelled before its request arrived. */
export const CANCELLED = 'cancelled'

export async function wasCancelled(pool: Pool, key: string): Promise<boolean> {
  const { rowCount } = await pool.query('select from idempotency_keys where key = $1 and body_sha256 = $2', [
    key,
    CANCELLED,
  ])
  return rowCount === 1
}

/** Whether this exact submission was accepted before. */
export async function isKnownSubmission(pool: Pool, { key, bodySha256 }: Idempotency): Promise<boolean> {
  return (await savedSubmission(pool, key))?.bodySha256 === bodySha256
}
