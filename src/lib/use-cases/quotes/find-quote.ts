import type { Pool } from 'pg'

import { londonMoment } from '@/lib/delivery/messages/london-moment'
import { type KeptQuote, readQuoteById, readQuoteByToken } from '@/lib/delivery/store/read-quote'
import { answerLabel, QUOTE_ANSWERS } from '@/lib/domain/quotes/quote-states'
import { hashOfToken } from '@/lib/platform/enquiry-token'

/** `at`: date and time in London, formatted. */
type QuoteEvent = { to: string; author: string; at: string }

/** A quote with its history, oldest first. `order`: the reference of the order made from it, if there is one. */
export type FoundQuote = KeptQuote & { history: QuoteEvent[]; order: string | null }

/** A quote for staff, sent or not, as its customer will see it while it is open. */
export async function findQuoteToPreview(pool: Pool, id: number): Promise<FoundQuote | null> {
  const found = await readQuoteById(pool, id)
  return found && { ...found, state: 'sent', history: [], order: null }
}

/** The quote whose link has this token, if it was sent; null for any other token. */
export async function findQuote(pool: Pool, token: string): Promise<FoundQuote | null> {
  const found = await readQuoteByToken(pool, hashOfToken(token))
  if (!found) return null
  // Customers see that we did something, but neither which member of staff did it, whose account may be gone, nor the
  // reason, which follows the state.
  const { rows } = await pool.query<Omit<QuoteEvent, 'at'> & { at: Date }>(
    `select split_part("to", ' ', 1) as "to", created_at as at,
       case when author_name is null then 'Automatic' when "to" = any($3) then author_name else 'Powerboard' end as author
     from lead_events where lead_id = $1 and subject = $2 order by created_at, id`,
    [found.leadId, `Quote ${found.quote.reference}`, QUOTE_ANSWERS.map(answerLabel)],
  )
  const { rows: orders } = await pool.query<{ reference: string }>('select reference from orders where quote_id = $1', [
    found.id,
  ])
  const order = orders[0]?.reference ?? null
  return { ...found, order, history: rows.map(({ at, ...event }) => ({ ...event, at: londonMoment(at) })) }
}
