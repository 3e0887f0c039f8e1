import { VAT_FREE, VAT_FREE_ELECTRICITY } from '@/lib/domain/assumptions/electricity-vat'
import { writtenDate } from '@/lib/domain/calendar/written-date'

import { pounds } from './pounds'

type Prices = {
  /** The source of the prices or its note on VAT, as recorded. */
  source: string | undefined
  /** A year's cost of electricity at these prices. */
  yearPence?: number
}

/** What VAT will add to electricity; null if the prices include it, or are the visitor's own. */
export function electricityVatWords({ source, yearPence }: Prices): string | null {
  if (!source?.includes(VAT_FREE)) return null
  const { to, rate } = VAT_FREE_ELECTRICITY
  const percent = `${100 * rate}%`
  return yearPence === undefined
    ? `Electricity is VAT-free until ${writtenDate(to)}, then ${percent} dearer.`
    : `Electricity is VAT-free until ${writtenDate(to)}. With ${percent} VAT, the same year would cost about ${pounds(yearPence * (1 + rate))}.`
}
