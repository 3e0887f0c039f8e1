import type { Pool } from 'pg'

import { readQuoteById } from '@/lib/delivery/store/read-quote'
import { londonTime } from '@/lib/domain/calendar/london-time'
import { optionsIn, type QuoteLine, quoteTotals } from '@/lib/domain/quotes/quote-lines'
import { movesInto } from '@/lib/domain/quotes/quote-states'

import type { FoundQuote } from './find-quote'

/** The ids of lines, as they are stored with the quote. */
export const idsOf = (lines: readonly QuoteLine[]): string[] => lines.flatMap(({ id }) => id ?? [])

// Only a quote that can still be accepted: what was accepted stays as it was.
const CHOOSE = `update quotes set taken_options = $2::jsonb, updated_at = now()
where id = $1 and state::text = any($3::text[])
  and to_char(valid_until at time zone 'Europe/London', 'YYYY-MM-DD') >= $4::text`

type Choosing = {
  found: FoundQuote
  /** Ids of the lines that the customer chooses; any that are no options are left out. */
  options: readonly string[]
  at: Date
}

/** Keeps which options its customer takes, and returns the quote with them; unchanged if it is no longer open. */
export async function withOptions(pool: Pool, { found, options, at }: Choosing): Promise<FoundQuote> {
  const { id, quote } = found
  const offered = optionsIn(quote.lines)
  const chosen = idsOf(offered).filter((option) => options.includes(option))
  if (offered.every((line) => line.isTaken === chosen.includes(line.id ?? ''))) return found
  await pool.query(CHOOSE, [
    id,
    JSON.stringify(chosen),
    movesInto({ to: 'accepted', by: 'customer' }),
    londonTime(at).date,
  ])
  return { ...found, ...(await readQuoteById(pool, id)) }
}

/** Whether the customer has seen the total; without options there is only one. */
export const wasShown = ({ lines, shownPence }: { lines: readonly QuoteLine[]; shownPence?: number | undefined }) =>
  shownPence === undefined ? optionsIn(lines).length === 0 : quoteTotals(lines).totalPence === shownPence
