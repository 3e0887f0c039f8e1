import type { HeatingSystemKey } from '../energy-costs/heating-systems'
import type { Verdict } from '../estimate/deciding-rules'
import type { Banded } from '../estimate/quick-estimate-result'
import type { VatChange } from '../quantity/price-vat'
import type { Source } from '../quantity/quantity'

/** Annual cost of heating the whole home, in whole pence, from the 10th to 90th percentile; null without a price. */
export type QuoteYear = { system: HeatingSystemKey; name: string; isNow: boolean; pence: Banded | null }

/** Cost of buying and fitting another heating system, with its likely range, in whole pence. */
type QuoteCapital = { system: HeatingSystemKey; pence: number; low: number; high: number }

/** A value that the quote assumes, as displayed, with its source. */
export type QuoteAssumption = { name: string; amount: string; source: Source }

/** The calculation behind a quote, as of one day. Stored with the quote, so that its figures never change. */
export type QuoteFigures = {
  /** ISO date of the prices. */
  date: string
  /** Identifies the calculation: see `calculationHash`. */
  hash: string
  home: string
  /** Name, address and email of the company, on one line. */
  trader: string
  /** Null for a project, whose building is not one of the homes that we compare. The last two: of earlier quotes. */
  verdict: Verdict | 'depends' | 'not-the-best-choice' | null
  reasons: string[]
  /** Empty for a project. */
  years: QuoteYear[]
  /** For the systems that we have a price for; absent from quotes made before we had any. */
  capital?: QuoteCapital[]
  /** Grant towards a heat pump, in whole pence; null if we have no record of one. */
  grant: { pence: number; source: Source } | null
  /** The same for a home with oil or LPG, if it is off the gas grid. */
  grantOffGas?: { pence: number } | null
  /** The energy rating before and after, as written: 'D (62 points)'; null for a project. */
  rating: { now: string | null; panels: string; words: string; note: string } | null
  assumptions: QuoteAssumption[]
  /** The announced change of VAT on electricity; null if the prices include it, absent from a project. */
  vatChange?: VatChange | null
  /** Heat that panels are to give in the chosen rooms on a cold day, and the output of a panel, W. */
  loadWatts: number
  panelWatts: number
  /** ISO date of the last day of the energy prices; null if open-ended. */
  pricesValidTo: string | null
}
