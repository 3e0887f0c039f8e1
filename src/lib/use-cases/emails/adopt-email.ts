import type { Pool } from 'pg'

import { fileAttachments, noteReply } from '@/lib/delivery/emails/file-email'
import { sortAttachments } from '@/lib/delivery/emails/sort-attachments'
import { responseDueAt } from '@/lib/domain/opening-hours/due-at'
import type { OpeningHours } from '@/lib/domain/opening-hours/opening-hours'
import { RESPONSE_PROMISE_MINUTES } from '@/lib/domain/opening-hours/promise'
import { readEmail } from '@/lib/integrations/mail/read-email'
import { inTransaction } from '@/lib/platform/transaction'

const READ = 'select raw from lead_emails where id = $1 and lead_id is null'

// A colleague may have been faster.
const ADOPT = `update lead_emails set lead_id = $2, raw = null, updated_at = now(), not_kept = coalesce(not_kept, $3)
  where id = $1 and lead_id is null and exists (select from leads where id = $2) returning id`

/** `reply`: when it was adopted, for whose lead a reply is then due; null for a lead that was just made of it. */
type Adopting = { emailId: number; leadId: number; reply: { hours: OpeningHours; now: Date } | null }

/**
 * Files an email that was about no lead with one, with its attachments. Returns false if it is no longer there. The clock
 * of the lead starts now, as the customer was promised nothing before.
 */
export async function adoptEmail(pool: Pool, { emailId, leadId, reply }: Adopting): Promise<boolean> {
  const { rows } = await pool.query<{ raw: Buffer | null }>(READ, [emailId])
  if (!rows[0]) return false
  const { raw } = rows[0]
  const files = raw ? (await readEmail(raw)).files : []
  const { kept, notKept } = await sortAttachments(pool, files)
  return inTransaction(
    pool,
    async (client) => {
      const { rowCount } = await client.query(ADOPT, [emailId, leadId, notKept])
      if (rowCount !== 1) return false
      await fileAttachments(client, leadId, kept)
      if (reply) {
        const { hours, now: receivedAt } = reply
        const dueAt = responseDueAt({ receivedAt, hours, promiseMinutes: RESPONSE_PROMISE_MINUTES })
        await noteReply(client, { emailId, dueAt })
      }
      return true
    },
    (isAdopted) => isAdopted,
  )
}

/** Deletes an email that is about no lead. Returns false if it is no longer there. */
export async function discardEmail(pool: Pool, emailId: number): Promise<boolean> {
  const { rowCount } = await pool.query('delete from lead_emails where id = $1 and lead_id is null', [emailId])
  return rowCount === 1
}

export type UnmatchedEmail = { fromName: string; fromAddress: string; subject: string; text: string }

/** An email that is about no lead; null if it is no longer there. */
export async function findUnmatched(pool: Pool, emailId: number): Promise<UnmatchedEmail | null> {
  const { rows } = await pool.query<UnmatchedEmail>(
    `select coalesce(from_name, '') as "fromName", coalesce(from_address, '') as "fromAddress", subject, text
     from lead_emails where id = $1 and lead_id is null`,
    [emailId],
  )
  return rows[0] ?? null
}
