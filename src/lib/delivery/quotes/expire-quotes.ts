import { movesInto, QUOTE_STATES } from '@/lib/domain/quotes/quote-states'
import { labelOf } from '@/lib/domain/text/label-of'
import type { Db } from '@/lib/platform/database'

const EXPIRE = `with expired as (
  update quotes set state = 'expired', updated_at = now()
  where state::text = any($1::text[])
    and (valid_until at time zone 'Europe/London')::date < (now() at time zone 'Europe/London')::date
  returning lead_id, reference
), task as (
  insert into lead_tasks (lead_id, what, due_at)
  select lead_id, 'Ask about the expired quote ' || expired.reference, now()
  from expired join leads on leads.id = lead_id where leads.status in ('quoted', 'waiting')
)
insert into lead_events (lead_id, subject, "from", "to") select lead_id, 'Quote ' || reference, $2::text, $3::text from expired`

/** Expires quotes whose last day has passed, records it on the timelines of their leads, and asks staff to follow it up. */
export async function expireQuotes(pool: Db): Promise<void> {
  await pool.query(EXPIRE, [
    movesInto({ to: 'expired', by: 'time' }),
    labelOf(QUOTE_STATES, 'sent'),
    labelOf(QUOTE_STATES, 'expired'),
  ])
}
