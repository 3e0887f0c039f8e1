import type { Db } from '@/lib/platform/database'

import type { Attempt, Sending } from './attempt'
import { staffMail, type WaitingEmail } from './messages/staff-mail'
import { readCompanyContact } from './store/company-contact'
import type { DeliveryDeps } from './store/settings'

const NEXT = `select id, subject, text, in_reply_to as "inReplyTo", author_name as "authorName" from lead_emails
  where lead_id = $1 and state = 'waiting' order by id limit 1`

const SENT = `update lead_emails set state = 'sent', message_id = $2, updated_at = now() where id = $1`

const nextOf = async (pool: Db, leadId: number) => (await pool.query<WaitingEmail>(NEXT, [leadId])).rows[0]

/**
 * Sends what colleagues have written to the customer of a lead and is not sent yet, in its order. One that was sent just
 * before a worker died goes out again with the same Message-ID.
 */
export async function sendStaffEmails(
  { pool, mail, settings }: DeliveryDeps,
  { delivery, signal }: Sending,
  to: string,
): Promise<Attempt> {
  const { lead, attempts } = delivery
  let sent: Attempt = { kind: 'sent', providerId: '' } // all of it was sent by an earlier attempt
  const house = await readCompanyContact(pool)
  for (let email = await nextOf(pool, lead.leadId); email; email = await nextOf(pool, lead.leadId)) {
    const receipt = await mail({ ...staffMail({ settings, lead, to, email, house }), attempt: attempts }, signal)
    if (!receipt.ok) return { kind: 'failed', failure: receipt }
    if (!receipt.isDelivered) return notDelivered(receipt.place)
    await pool.query(SENT, [email.id, receipt.messageId])
    sent = { kind: 'sent', providerId: receipt.messageId }
  }
  return sent
}

/** Without a mail server. */
export const notDelivered = (place: string): Attempt => ({
  kind: 'not-configured',
  problem: `No mail server is configured; the email was saved to ${place}`,
})
