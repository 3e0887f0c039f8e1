import type { HeatingSystemKey } from '../energy-costs/heating-systems'
import type { Banded } from '../estimate/quick-estimate-result'
import type { Verdict } from '../estimate/verdict-rules'
import type { Source } from '../quantity/quantity'

/** A year of heating the whole home in whole pence, from the 10th to the 90th percentile; null without a price. */
export type QuoteYear = { system: HeatingSystemKey; name: string; isNow: boolean; pence: Banded | null }

/** What another heating system costs to buy and fit, and its likely range, in whole pence. */
type QuoteCapital = { system: HeatingSystemKey; pence: number; low: number; high: number }

/** A value that the quote takes as given, as written, with its source. */
export type QuoteAssumption = { name: string; amount: string; source: Source }

/** What a quote was calculated from on one day. Kept with the quote, so that it shows the same figures ever after. */
export type QuoteFigures = {
  /** ISO date of the prices. */
  date: string
  /** Identifies the calculation: see `calculationHash`. */
  hash: string
  home: string
  /** Name, address and email of the company, on one line. */
  trader: string
  /** Null for a project, whose building is not one of the homes that we compare. */
  verdict: Verdict | null
  reasons: string[]
  /** Empty for a project. */
  years: QuoteYear[]
  /** Of the systems that we hold a price for; quotes made before we held any have none. */
  capital?: QuoteCapital[]
  /** Towards a heat pump, whole pence; null where we hold none. */
  grant: { pence: number; source: Source } | null
  /** The same for a home with oil or LPG, if it is off the gas grid. */
  grantOffGas?: { pence: number } | null
  /** The energy rating before and after, as written: 'D (62 points)'; null for a project. */
  rating: { now: string | null; panels: string; words: string; note: string } | null
  assumptions: QuoteAssumption[]
  /** Heat that the chosen rooms need on a cold day, and what a panel gives, W. */
  loadWatts: number
  panelWatts: number
  /** Last ISO date of the energy prices; null if it is open. */
  pricesValidTo: string | null
}
