import { VAT_FREE, VAT_FREE_ELECTRICITY } from '@/lib/domain/assumptions/electricity-vat'
import { writtenDate } from '@/lib/domain/calendar/written-date'

import { pounds } from './pounds'

type Prices = {
  /** The source of the prices or its note on VAT, as recorded. */
  source: string | undefined
  /** A year's cost of electricity at these prices. */
  yearPence?: number
}

/** What a year costs with VAT on electricity; null if the prices include it, or are the visitor's own. */
export function electricityVatWords({ source, yearPence }: Prices): string | null {
  if (!source?.includes(VAT_FREE)) return null
  const { to, rate } = VAT_FREE_ELECTRICITY
  const costs =
    yearPence === undefined
      ? `a year of heating with electricity would cost ${100 * rate}% more`
      : `the same year would cost about ${pounds(yearPence * (1 + rate))}`
  return `Electricity is free of VAT until ${writtenDate(to)}. With ${100 * rate}% VAT, ${costs}.`
}
