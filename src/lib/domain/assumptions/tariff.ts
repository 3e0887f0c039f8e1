import type { ElectricityRegion } from '../electrical/regions'
import { type PriceVat, type VatChange, vatChangeOn } from '../quantity/price-vat'
import type { Confidence } from '../quantity/quantity'
import { chargedCaps } from './charged-caps'
import { lastBegun } from './last-begun'
import { vatOfPrices } from './vat-of-prices'

export type Rate = { pencePerKwh: number; pencePerDay: number }

/** Energy prices of a period, including VAT, as maintained by staff. */
export type PriceCap = {
  /** Null is the average of Great Britain. */
  region: ElectricityRegion | null
  /** 'October to December 2026' */
  period: string
  /** First and last day, '2026-10-01'. */
  validFrom: string
  validTo: string
  electricity: Rate
  /** Null if unknown for the region: the average applies. */
  gas: Rate | null
  /** 'Ofgem price cap, South West England, direct debit' */
  source: string
  /** VAT included in the prices. */
  electricityVat: PriceVat
  gasVatPercent: number
  /** ISO date of the source, or of reading it. */
  read: string
  confidence: Confidence
  url?: string
}

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
  const averages = chargedCaps(tariffs).flatMap(({ region, gas, ...cap }) =>
    region === null && gas ? [{ ...cap, gas }] : [],
  )
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
