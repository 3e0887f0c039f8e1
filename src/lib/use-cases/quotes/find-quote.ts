import type { Pool } from 'pg'

import { londonMoment } from '@/lib/delivery/messages/london-moment'
import { type KeptQuote, readQuoteByToken } from '@/lib/delivery/store/read-quote'
import { hashOfToken } from '@/lib/platform/enquiry-token'

/** `at`: date and time in London, formatted. */
type QuoteEvent = { to: string; author: string; at: string }

/** A quote with its history, oldest first. */
export type FoundQuote = KeptQuote & { history: QuoteEvent[] }

/** The quote whose link has this token, if it was sent; null for any other token. */
export async function findQuote(pool: Pool, token: string): Promise<FoundQuote | null> {
  const found = await readQuoteByToken(pool, hashOfToken(token))
  if (!found) return null
  // Customers see that we did something, but not which member of staff did it.
  const { rows } = await pool.query<Omit<QuoteEvent, 'at'> & { at: Date }>(
    `select split_part(split_part("to", ' in spite of', 1), ' despite', 1) as "to", case when author_id is null then coalesce(author_name, 'Automatic') else 'Powerboard' end as author,
       created_at as at
     from lead_events where lead_id = $1 and subject = $2 order by created_at, id`,
    [found.leadId, `Quote ${found.quote.reference}`],
  )
  return { ...found, history: rows.map(({ at, ...event }) => ({ ...event, at: londonMoment(at) })) }
}
