import type { Pool } from 'pg'

import { ANSWERED, moveLead } from '@/lib/delivery/store/move-lead'
import { CONTACT_OUTCOMES } from '@/lib/domain/leads/contact-outcomes'
import type { LeadContact } from '@/lib/schemas/lead-contact'

type Recording = { lead: number; contact: LeadContact; user: { id: number; name: string } }

const RECORD = `with event as (
  insert into lead_events (lead_id, contact, text, author_id, author_name)
  select id, $2::enum_lead_events_contact, nullif($3::text, ''), $4::int, $5::text from leads where id = $1
  returning lead_id, author_id, author_name
), answer as (
  select * from event where $2::text = any($6::text[])
), ${moveLead({ happening: 'answered', source: 'answer', set: ANSWERED })}
select from event`

const ANSWERS = CONTACT_OUTCOMES.filter(({ isAnswer }) => isAnswer).map(({ value }) => value)

/**
 * Records on the timeline that a member of staff has tried to reach a customer. If that counts as our answer, the same
 * statement stops the clock of the lead; the form that shows the lead stays up to date. Returns false if the lead no
 * longer exists.
 */
export async function recordContact(pool: Pool, { lead, contact, user }: Recording): Promise<boolean> {
  const { rowCount } = await pool.query(RECORD, [lead, contact.outcome, contact.text, user.id, user.name, ANSWERS])
  return rowCount === 1
}
