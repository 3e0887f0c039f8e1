import type { Pool } from 'pg'

import { ANSWERED, moveLead } from '@/lib/delivery/store/move-lead'
import { REQUEUE } from '@/lib/delivery/store/requeue'
import { emailFaults } from '@/lib/domain/leads/email-template'
import type { LeadEmail } from '@/lib/schemas/lead-email'

type Writing = { email: LeadEmail; user: { id: number; name: string } }

type Written =
  | { outcome: 'written' | 'missing' | 'withdrawn' | 'held-back' | 'no-address' }
  | { outcome: 'faulty'; faults: string[] }

// One statement: the email, its delivery and what it does to the lead are committed together. What a closed delivery
// left behind is not sent with it. It answers the customer's last email, so that their program shows both together.
const WRITE = `with addressed as (
  select id from leads where id = $1 and email is not null and status <> 'withdrawn' and not quarantined
), dropped as (
  update lead_emails m set state = 'cancelled', updated_at = now() from deliveries d, addressed
  where d.lead_id = addressed.id and d.channel = 'staff-email' and d.state = 'cancelled'
    and m.lead_id = addressed.id and m.state = 'waiting'
), written as (
  insert into lead_emails (lead_id, state, key, subject, text, override_reason, author_id, author_name, in_reply_to)
  select id, 'waiting', $2, $3, $4, $5, $6::int, $7, (
    select message_id from lead_emails where lead_id = $1 and state = 'received' order by at desc, id desc limit 1
  ) from addressed
  on conflict (key) do nothing returning lead_id, author_id, author_name
), ${moveLead({ happening: 'answered', source: 'written', set: ANSWERED })}
insert into deliveries (lead_id, channel, state, attempts, next_attempt_at)
select lead_id, 'staff-email', 'waiting', 0, now() from written
on conflict (lead_id, channel) do update set ${REQUEUE}`

type Standing = { email: string | null; status: string; isHeldBack: boolean; isWritten: boolean }

const READ = `select email, status::text as status, quarantined is true as "isHeldBack",
  exists (select from lead_emails where lead_emails.lead_id = leads.id and key = $2) as "isWritten"
from leads where id = $1`

/**
 * Sends an email to the customer of a lead, which counts as our answer, unless the check finds faults. A claim without a
 * source can be overridden with a reason; what was left to fill in cannot. The same key sends nothing twice.
 */
export async function writeEmail(pool: Pool, { email, user }: Writing): Promise<Written> {
  const { lead, key, subject, text, reason } = email
  const faults = emailFaults(email)
  const stopping = faults.filter(({ isFixed }) => isFixed || reason === undefined)
  if (stopping.length > 0) return { outcome: 'faulty', faults: stopping.map(({ fault }) => fault) }
  const overridden = faults.length > 0 ? reason : null
  const { rowCount } = await pool.query(WRITE, [lead, key, subject, text, overridden, user.id, user.name])
  if (rowCount === 1) return { outcome: 'written' }
  const { rows } = await pool.query<Standing>(READ, [lead, key])
  return { outcome: outcomeOf(rows[0]) }
}

function outcomeOf(standing: Standing | undefined): Exclude<Written['outcome'], 'faulty'> {
  if (!standing) return 'missing'
  if (standing.isWritten) return 'written'
  if (standing.status === 'withdrawn') return 'withdrawn'
  return standing.isHeldBack ? 'held-back' : 'no-address'
}
