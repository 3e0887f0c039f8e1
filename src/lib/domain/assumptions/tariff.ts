import { type VatChange, vatChangeOn } from '../quantity/price-vat'
import { chargedCaps } from './charged-caps'
import { lastBegun } from './last-begun'
import type { PriceCap, Rate } from './price-cap'
import { vatOfPrices } from './vat-of-prices'

/** Prices for use on a page. */
export type Tariff = Pick<PriceCap, 'period' | 'validFrom' | 'validTo' | 'electricity' | 'source'> & {
  gas: Rate
  /** VAT included in the prices, in words. */
  vat: string
  vatChange: VatChange | null
  /** The period has ended and no newer prices are known. */
  isOver: boolean
}

/**
 * The average of Great Britain on an ISO date, from the last period to have begun, even if ended. Null before the
 * first.
 */
export function tariffOn({ tariffs, date }: { tariffs: readonly PriceCap[]; date: string }): Tariff | null {
  const ofGreatBritain = chargedCaps(tariffs.filter(({ region }) => region === null))
  const averages = ofGreatBritain.flatMap(({ gas, ...cap }) => (gas ? [{ ...cap, gas }] : []))
  const latest = lastBegun(averages, date)
  if (!latest) return null
  const { period, validFrom, validTo, electricity, gas, source, electricityVat } = latest
  return {
    period,
    validFrom,
    validTo,
    electricity,
    gas,
    source,
    vat: vatOfPrices(latest),
    vatChange: vatChangeOn({ vat: electricityVat, date }),
    isOver: validTo < date,
  }
}
