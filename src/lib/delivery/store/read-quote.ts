import type { Quote } from '@/lib/calculators/quote/quote-view'
import { quoteOf } from '@/lib/calculators/quote/stored-quote'
import type { QuoteState } from '@/lib/domain/quotes/quote-states'
import type { Db } from '@/lib/platform/database'

/** Who accepted a quote and when, and the wording of the request to begin early, if it was ticked. */
export type Acceptance = { by: string; at: Date; earlyFitting: string | null }

/** A stored quote with its state, and its lead unless that has been erased. */
export type KeptQuote = {
  id: number
  leadId: number | null
  state: QuoteState
  quote: Quote
  acceptance: Acceptance | null
}

/** The quote whose link token has this hash; null if there is none or it was never sent. */
export function readQuoteByToken(pool: Db, tokenSha256: string): Promise<KeptQuote | null> {
  return readQuote(pool, `q.access_token_sha256 = $1 and q.state not in ('draft', 'pending')`, tokenSha256)
}

/** The quote of this id, in whatever state; null if there is none. */
export function readQuoteById(pool: Db, id: number): Promise<KeptQuote | null> {
  return readQuote(pool, 'q.id = $1', id)
}

/** The quote that a lead's customer can answer; null if none is open. */
export function readSentQuote(pool: Db, leadId: number): Promise<KeptQuote | null> {
  return readQuote(pool, `q.lead_id = $1 and q.state = 'sent'`, leadId)
}

/** The latest quote that a lead's customer has accepted; null if there is none. */
export function readAcceptedQuote(pool: Db, leadId: number): Promise<KeptQuote | null> {
  return readQuote(pool, `q.lead_id = $1 and q.state = 'accepted'`, leadId)
}

type Row = Parameters<typeof quoteOf>[0] & {
  id: number
  leadId: number | null
  state: QuoteState
  acceptedAt: Date | null
  acceptedBy: string | null
  earlyFitting: string | null
}

async function readQuote(pool: Db, condition: string, value: string | number): Promise<KeptQuote | null> {
  const { rows } = await pool.query<Row>(
    `select q.id, q.lead_id as "leadId", q.state::text as state, q.reference, q.version::int as version, q.figures,
       q.previous_lines as "previousLines", q.taken_options as "takenOptions", q.message, to_json(q.valid_until) #>> '{}' as "validUntil",
       q.terms_version as "termsVersion", q.deposit_percent::int as "depositPercent",
       q.accepted_at as "acceptedAt", q.accepted_by as "acceptedBy", q.early_fitting_wording as "earlyFitting",
       (select coalesce(jsonb_agg(jsonb_build_object('kind', l.kind, 'name', l.name, 'detail', l.detail,
          'quantity', l.quantity, 'each', l.each, 'percent', l.percent, 'isOption', l.is_option, 'id', l.id) order by l._order), '[]')
        from quotes_lines l where l._parent_id = q.id) as lines
     from quotes q where ${condition} order by q.version desc limit 1`,
    [value],
  )
  const [row] = rows
  if (!row) return null
  const { id, leadId, state, acceptedAt, acceptedBy, earlyFitting, ...stored } = row
  const acceptance = acceptedAt && { by: acceptedBy ?? '', at: acceptedAt, earlyFitting }
  return { id, leadId, state, quote: quoteOf(stored), acceptance }
}
