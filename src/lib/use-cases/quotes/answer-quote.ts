import type { Pool } from 'pg'

import { EARLY_FITTING } from '@/lib/content/early-fitting'
import { londonMoment } from '@/lib/delivery/messages/london-moment'
import { moveLead, TOUCHED } from '@/lib/delivery/store/move-lead'
import { REQUEUE } from '@/lib/delivery/store/requeue'
import { addDays, londonTime } from '@/lib/domain/calendar/london-time'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import type { LeadNews } from '@/lib/domain/leads/lead-news'
import type { LeadHappening } from '@/lib/domain/leads/lead-status'
import { CANCELLATION_DAYS } from '@/lib/domain/orders/cancellation'
import { includesFitting, optionsIn } from '@/lib/domain/quotes/quote-lines'
import { answerLabel, movesInto, type QUOTE_ANSWERS, QUOTE_STATES } from '@/lib/domain/quotes/quote-states'
import { labelOf } from '@/lib/domain/text/label-of'
import { claimFor, claimValues, type KeyedOutcome, type KeyedRequest, outcomeOfKey } from '@/lib/platform/claimed-key'
import type { QuoteAnswer } from '@/lib/schemas/quote'

import { idsOf } from './choose-options'
import type { FoundQuote } from './find-quote'

type Answering = {
  found: Pick<FoundQuote, 'id' | 'quote'>
  answer: Omit<QuoteAnswer, 'token' | 'website' | 'answer' | 'options' | 'shownPence'> & { answer: Kind }
  request: KeyedRequest
  at: Date
  /** When a reply to an answer that arrives at `at` is due. */
  dueAt: Date
}

const SENT = labelOf(QUOTE_STATES, 'sent')

/** Shown for a customer who gives no name. */
const CUSTOMER = 'The customer'

type Kind = (typeof QUOTE_ANSWERS)[number]

const HAPPENINGS = {
  accepted: 'quote-accepted',
  declined: 'quote-declined',
  question: 'quote-question',
} as const satisfies Record<Kind, LeadHappening>

/** What is to be done once a customer has accepted. */
function tasksAfter(kind: Kind, { at, beginsEarly }: { at: Date; beginsEarly: boolean }): string[] {
  if (kind !== 'accepted') return []
  const firstDay = addDays(londonTime(at).date, CANCELLATION_DAYS + 1)
  const fitting = 'Agree the fitting date'
  return [
    'Book the survey',
    beginsEarly ? fitting : `${fitting}: ${writtenDate(firstDay)} or later, as they may cancel until then`,
  ]
}

const ACCEPTS = `,
    street = $16::text, town = $17::text, postcode = $18::text,
    early_fitting_asked_at = case when $19::text is not null then now() end, early_fitting_wording = $19::text`

// The options are those whose total the customer was shown, even if another window has just changed them.
const WITH_OPTIONS = ` and coalesce(taken_options, '[]') = $20::jsonb`

const CHANGES = `customer_changes = coalesce(leads.customer_changes, '[]') || $13::jsonb`

// A question asks for a reply of its own, unless the customer still waits for an earlier one.
const ASKS = `due_at = case when leads.answered_at is null then leads.due_at else $14::timestamptz end, answered_at = null`

// One statement for the state, the timeline, and the lead with its messages to sales and the CRM. The first answer
// wins; a quote whose last day has passed can no longer be answered. An accepted quote names who accepted it and when,
// because it is kept when the lead with its timeline is erased.
const answerStatement = (kind: Kind) => `with open as (
  select id from quotes where id = $4 and state::text = any($6::text[])
    and to_char(valid_until at time zone 'Europe/London', 'YYYY-MM-DD') >= $7::text${kind === 'accepted' ? WITH_OPTIONS : ''}
  for update
), ${claimFor('open')}, answered as (
  update quotes q set state = coalesce($5::text, q.state::text)::enum_quotes_state, updated_at = now(),
    accepted_at = case $5::text when 'accepted' then now() end,
    accepted_by = case $5::text when 'accepted' then $11::text end${kind === 'accepted' ? ACCEPTS : ''}
  from open, claim where q.id = open.id returning q.lead_id, null::int as author_id, $11::text as author_name
), event as (
  insert into lead_events (lead_id, subject, "from", "to", author_name) select lead_id, $8::text, $9::text, $10::text, $11::text from answered
), note as (
  insert into lead_events (lead_id, text, author_name)
  select lead_id, $8::text || ': ' || $12::text, $11::text from answered where $12::text <> ''
), ${moveLead({
  happening: HAPPENINGS[kind],
  source: 'answered',
  set: [TOUCHED, CHANGES, ...(kind === 'question' ? [ASKS] : [])].join(', '),
})}, task as (
  insert into lead_tasks (lead_id, what, due_at)
  select lead_id, what, $14::timestamptz from answered, unnest($15::text[]) as what
), confirmation as (
  insert into deliveries (lead_id, channel, state, attempts, next_attempt_at)
  select lead_id, 'quote-accepted', 'waiting', 0, now() from answered join leads on leads.id = lead_id
  where $5::text = 'accepted' and leads.email is not null
  on conflict (lead_id, channel) do update set ${REQUEUE}
), again as (
  update deliveries set ${REQUEUE} from answered
  where deliveries.lead_id = answered.lead_id and channel in ('crm', 'sales-email') and deliveries.state in ('sending', 'sent')
)
select from answered`

/**
 * Records a customer's answer to a sent quote, once for each request, and notifies sales and the CRM. Refused if the
 * quote is no longer open.
 */
export async function answerQuote(pool: Pool, { found, answer, request, at, dueAt }: Answering): Promise<KeyedOutcome> {
  const { id, quote } = found
  const { answer: kind, name, words, street = null, town = null, postcode = null } = answer
  const beginsEarly = answer.beginsEarly && includesFitting(quote.lines)
  const news: LeadNews = kind
  const to = answerLabel(kind)
  const subject = `Quote ${quote.reference}`
  const taken = kind === 'accepted' ? optionsIn(quote.lines).filter(({ isTaken }) => isTaken) : []
  const said = [taken.length > 0 && `With ${taken.map(({ name: option }) => option).join(', ')}.`, words]
    .filter(Boolean)
    .join(' ')
  const value = [to, name && `by ${name}`].filter(Boolean).join(' ') + (said && `: ${said}`)
  const { rowCount } = await pool.query(answerStatement(kind), [
    ...claimValues(request),
    id,
    kind === 'question' ? null : kind,
    kind === 'question' ? ['sent'] : movesInto({ to: kind, by: 'customer' }),
    londonTime(at).date,
    subject,
    SENT,
    to,
    name || CUSTOMER,
    said,
    JSON.stringify([{ label: `${subject}, ${londonMoment(at)}`, value, news, at }]),
    dueAt,
    tasksAfter(kind, { at, beginsEarly }),
    ...(kind === 'accepted'
      ? [street, town, postcode, beginsEarly ? EARLY_FITTING : null, JSON.stringify(idsOf(taken))]
      : []),
  ])
  return rowCount === 1 ? 'saved' : outcomeOfKey(pool, request)
}
