import type { Payload } from 'payload'

import { faultsOf } from '@/lib/calculators/quote/stored-quote'
import { ANSWERED, moveLead, TOUCHED } from '@/lib/delivery/store/move-lead'
import { REQUEUE } from '@/lib/delivery/store/requeue'
import { londonTime } from '@/lib/domain/calendar/london-time'
import { isEditable, movesInto, QUOTE_STATES } from '@/lib/domain/quotes/quote-states'
import { labelOf } from '@/lib/domain/text/label-of'
import { poolOf } from '@/lib/platform/database'

type Sending = {
  id: number
  /** When the quote that staff were shown was saved. */
  shownVersion: string
  /** Why it is sent although the check found faults. */
  reason?: string | undefined
  user: { id: number; name: string }
  at: Date
}

type Sent =
  | { outcome: 'sent' | 'missing' | 'held-back' | 'withdrawn' | 'no-address' | 'changed' | 'not-open' }
  | { outcome: 'faulty'; faults: string[] }

// One statement, so that the quote, the quotes it replaces, the lead, the timeline and the email are committed together.
// `updated_at` is compared, so that a quote changed after the check is not sent; nor is one whose lead was withdrawn since.
const SEND = `with old as (
  select q.id, q.state::text as state from quotes q join leads l on l.id = q.lead_id
  where q.id = $1 and q.state::text = any($2::text[]) and date_trunc('milliseconds', q.updated_at) = $3::timestamptz
    and l.status <> 'withdrawn'
  for update
), moved as (
  update quotes q set state = 'sent', override_reason = $4::text, updated_at = now() from old
  where q.id = old.id returning q.id, q.lead_id, q.reference, old.state as before
), replaced as (
  update quotes q set state = 'expired', updated_at = now() from moved
  where q.lead_id = moved.lead_id and q.id <> moved.id and q.state = 'sent' returning q.lead_id, q.reference
), events as (
  insert into lead_events (lead_id, subject, "from", "to", author_id, author_name)
  select lead_id, 'Quote ' || reference, $5::jsonb ->> before, ($5::jsonb ->> 'sent') || $6::text, $7::int, $8::text from moved
  union all
  select lead_id, 'Quote ' || reference, $5::jsonb ->> 'sent', $5::jsonb ->> 'expired', $7::int, $8::text from replaced
), sender as (
  select lead_id, $7::int as author_id, $8::text as author_name from moved
), ${moveLead({ happening: 'quote-sent', source: 'sender', set: `${TOUCHED}, ${ANSWERED}` })}
insert into deliveries (lead_id, channel, state, attempts, next_attempt_at)
select lead_id, 'quote-email', 'waiting', 0, now() from moved
on conflict (lead_id, channel) do update set ${REQUEUE}`

const LABELS = JSON.stringify(
  Object.fromEntries(QUOTE_STATES.map(({ value }) => [value, labelOf(QUOTE_STATES, value)])),
)

/** This fault cannot be overridden: without a valid last day, the quote would expire as soon as it is sent. */
const NEVER_OVERRIDDEN = 'no-validity'

/**
 * Sends a quote to its customer as staff were shown it, unless the check finds faults. The caller has checked access.
 */
export async function sendQuote(payload: Payload, { id, shownVersion, reason, user, at }: Sending): Promise<Sent> {
  const quote = await payload.findByID({
    collection: 'quotes',
    id,
    depth: 1,
    disableErrors: true,
    overrideAccess: true,
  }) // see above
  if (!quote?.lead || typeof quote.lead === 'number') return { outcome: 'missing' }
  // Its answer would not reach anyone. A lead that has been released is never held back again, so this stays true.
  if (quote.lead.quarantined) return { outcome: 'held-back' }
  if (quote.lead.status === 'withdrawn') return { outcome: 'withdrawn' }
  if (!quote.lead.email) return { outcome: 'no-address' }
  if (!isEditable(quote.state)) return { outcome: 'not-open' }
  if (Date.parse(quote.updatedAt) !== Date.parse(shownVersion)) return { outcome: 'changed' }
  const faults = faultsOf(quote, londonTime(at).date)
  const stopping = faults.filter(({ rule }) => reason === undefined || rule === NEVER_OVERRIDDEN)
  if (stopping.length > 0) return { outcome: 'faulty', faults: stopping.map(({ fault }) => fault) }
  const overridden = faults.length > 0 ? (reason ?? null) : null
  const { rowCount } = await poolOf(payload).query(SEND, [
    id,
    movesInto({ to: 'sent', by: 'staff' }),
    quote.updatedAt,
    overridden,
    LABELS,
    overridden === null ? '' : ` despite the check: ${overridden}`.slice(0, 280),
    user.id,
    user.name,
  ])
  if (rowCount === 1) return { outcome: 'sent' }
  const lead = await payload.findByID({ collection: 'leads', id: quote.lead.id, depth: 0, overrideAccess: true }) // see above
  return { outcome: lead.status === 'withdrawn' ? 'withdrawn' : 'not-open' }
}
