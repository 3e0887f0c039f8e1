import { writtenDate } from '../calendar/written-date'
import type { PriceVat } from '../quantity/price-vat'

const taxed = (percent: number) => (percent === 0 ? 'no VAT' : `${percent}% VAT`)

/** What prices include: 'with 5% VAT', 'no VAT on electricity until 31 March 2027, 5% on gas'. */
export function vatOfPrices({
  electricityVat: { percent, until },
  gasVatPercent,
}: {
  electricityVat: PriceVat
  gasVatPercent: number
}): string {
  if (until === null && percent === gasVatPercent) return percent === 0 ? 'without VAT' : `with ${taxed(percent)}`
  const untilWhen = until === null ? '' : ` until ${writtenDate(until)}`
  return `${taxed(percent)} on electricity${untilWhen}, ${gasVatPercent === 0 ? 'none' : `${gasVatPercent}%`} on gas`
}
