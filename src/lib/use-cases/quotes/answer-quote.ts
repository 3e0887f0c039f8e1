import type { Pool } from 'pg'

import { londonMoment } from '@/lib/delivery/messages/london-moment'
import { REQUEUE } from '@/lib/delivery/store/requeue'
import { londonTime } from '@/lib/domain/calendar/london-time'
import { answerLabel, movesInto, QUOTE_STATES } from '@/lib/domain/quotes/quote-states'
import { labelOf } from '@/lib/domain/text/label-of'
import { claimFor, claimValues, type KeyedOutcome, type KeyedRequest, outcomeOfKey } from '@/lib/platform/claimed-key'
import type { QuoteAnswer } from '@/lib/schemas/quote'

import type { FoundQuote } from './find-quote'

type Answering = {
  found: Pick<FoundQuote, 'id' | 'quote'>
  answer: Omit<QuoteAnswer, 'token' | 'website'>
  request: KeyedRequest
  at: Date
}

const SENT = labelOf(QUOTE_STATES, 'sent')

/** Shown for a customer who gives no name. */
const CUSTOMER = 'The customer'

// One statement for the state, the timeline, and the lead with its messages to sales and the CRM. The first answer
// wins; a quote whose last day has passed can no longer be answered. An accepted quote names who accepted it and when,
// because it is kept when the lead with its timeline is erased.
const ANSWER = `with open as (
  select id from quotes where id = $4 and state::text = any($6::text[])
    and to_char(valid_until at time zone 'Europe/London', 'YYYY-MM-DD') >= $7::text for update
), ${claimFor('open')}, answered as (
  update quotes q set state = coalesce($5::text, q.state::text)::enum_quotes_state, updated_at = now(),
    accepted_at = case $5::text when 'accepted' then now() end,
    accepted_by = case $5::text when 'accepted' then $11::text end
  from open, claim where q.id = open.id returning q.lead_id
), event as (
  insert into lead_events (lead_id, subject, "from", "to", author_name) select lead_id, $8::text, $9::text, $10::text, $11::text from answered
), note as (
  insert into lead_events (lead_id, text, author_name)
  select lead_id, $8::text || ': ' || $12::text, $11::text from answered where $12::text <> ''
), lead as (
  update leads set customer_changes = coalesce(customer_changes, '[]') || $13::jsonb, updated_at = now() from answered
  where leads.id = answered.lead_id
), again as (
  update deliveries set ${REQUEUE} from answered
  where deliveries.lead_id = answered.lead_id and channel in ('crm', 'sales-email') and deliveries.state in ('sending', 'sent')
)
select from answered`

/**
 * Records a customer's answer to a sent quote, once for each request, and notifies sales and the CRM. Refused if the
 * quote is no longer open.
 */
export async function answerQuote(pool: Pool, { found, answer, request, at }: Answering): Promise<KeyedOutcome> {
  const { id, quote } = found
  const { answer: kind, name, words } = answer
  const to = answerLabel(kind)
  const subject = `Quote ${quote.reference}`
  const value = [to, name && `by ${name}`].filter(Boolean).join(' ') + (words && `: ${words}`)
  const { rowCount } = await pool.query(ANSWER, [
    ...claimValues(request),
    id,
    kind === 'question' ? null : kind,
    kind === 'question' ? ['sent'] : movesInto({ to: kind, by: 'customer' }),
    londonTime(at).date,
    subject,
    SENT,
    to,
    name || CUSTOMER,
    words,
    JSON.stringify([{ label: `${subject}, ${londonMoment(at)}`, value }]),
  ])
  return rowCount === 1 ? 'saved' : outcomeOfKey(pool, request)
}
