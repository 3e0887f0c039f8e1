import { writtenDate } from '@/lib/domain/calendar/written-date'
import type { VatChange } from '@/lib/domain/quantity/price-vat'

import { pounds } from './pounds'

type Prices = {
  /** The announced change of VAT on electricity: see `vatChangeOn`. */
  change: VatChange | null
  /** A year's cost of electricity at these prices. */
  yearPence?: number
}

/** What a change of VAT does to prices of electricity; null without one. */
export function electricityVatWords({ change, yearPence }: Prices): string | null {
  if (!change) return null
  const { percent, percentAfter, hasCome } = change
  const rate = percent === 0 ? 'VAT-free' : `sold with ${percent}% VAT`
  const now = `Electricity ${hasCome ? 'was' : 'is'} ${rate} until ${writtenDate(change.until)}`
  if (yearPence !== undefined) {
    const pence = (yearPence * (100 + percentAfter)) / (100 + percent)
    return `${now}. ${percentAfter === 0 ? 'Without' : `With ${percentAfter}%`} VAT, the same year would cost about ${pounds(pence)}.`
  }
  if (hasCome) return `${now}. These prices do not yet include the ${percentAfter}% since then.`
  return percent === 0 ? `${now}, then ${percentAfter}% dearer.` : `${now}, then with ${percentAfter}%.`
}
