/** A row of the price ledger. `beforePence` is null where the price is the first. */
export type PriceChange = { at: Date; beforePence: number | null; afterPence: number }

/** An earlier price that may be shown, and the period in which it was charged. */
export type WasPrice = { pence: number; from: Date; until: Date }

type Priced = {
  pricePence: number
  /** Oldest first. */
  changes: readonly PriceChange[]
  /** Start of the current uninterrupted period on general sale; null if not on sale. */
  onSaleSince: Date | null
  now: Date
}

const DAY_MS = 24 * 60 * 60 * 1000

/** How long a price must have been charged before it can be called the previous one. */
export const WAS_PRICE_DAYS = 28

/** Pages are cached for up to an hour, and clocks change, so the comparison ends a day early. */
const MARGIN_DAYS = 1

/**
 * The price that may be shown as the previous one, or null.
 *
 * A “was” price is a claim about the past. If it misleads about the price or its advantage it is an unfair commercial
 * practice (Digital Markets, Competition and Consumers Act 2024, sections 225 and 226). The Chartered Trading Standards
 * Institute's “Guidance for Traders on Pricing Practices” asks whether the higher price was genuine, was the most
 * recent one, and was charged for at least as long as the comparison is made. It names no number of days; 28 days in a
 * row is the test of the older Pricing Practices Guide of 2010, which we keep as a minimum (read November 2026). Hence:
 *
 * - it is the price charged immediately before today's, and higher;
 * - it was on general sale at that price for at least 28 days in a row up to the reduction, and ever since;
 * - the reduction has lasted no longer than the higher price did.
 *
 * Only the ledger counts as evidence: without the row that began the higher price, nothing is shown.
 */
export function wasPrice({ pricePence, changes, onSaleSince, now }: Priced): WasPrice | null {
  const [raised, reduced] = changes.slice(-2)
  if (!raised || !reduced || !onSaleSince) return null
  const { beforePence: pence, at: until } = reduced
  if (reduced.afterPence !== pricePence || raised.afterPence !== pence || pence <= pricePence) return null
  const from = raised.at > onSaleSince ? raised.at : onSaleSince
  const chargedMs = until.getTime() - from.getTime()
  const reducedMs = now.getTime() - until.getTime()
  if (chargedMs < WAS_PRICE_DAYS * DAY_MS || reducedMs < 0) return null
  return reducedMs + MARGIN_DAYS * DAY_MS <= chargedMs ? { pence, from, until } : null
}
