import type { ElectricityRegion } from '../electrical/regions'
import type { Confidence } from '../quantity/quantity'
import { lastBegun } from './last-begun'

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
  /** VAT included in the prices: 'with 5% VAT' */
  vat: string
  /** ISO date of the source, or of reading it. */
  read: string
  confidence: Confidence
  url?: string
}

/** Prices for use on a page. */
export type Tariff = Pick<PriceCap, 'period' | 'validFrom' | 'validTo' | 'electricity' | 'source' | 'vat'> & {
  gas: Rate
  /** The period has ended and no newer prices are known. */
  isOver: boolean
}

/**
 * The average of Great Britain on an ISO date, from the last period to have begun, even if ended. Null before the
 * first.
 */
export function tariffOn({ tariffs, date }: { tariffs: readonly PriceCap[]; date: string }): Tariff | null {
  const averages = tariffs.flatMap(({ region, gas, ...cap }) => (region === null && gas ? [{ ...cap, gas }] : []))
  const latest = lastBegun(averages, date)
  if (!latest) return null
  const { period, validFrom, validTo, electricity, gas, source, vat } = latest
  return { period, validFrom, validTo, electricity, gas, source, vat, isOver: validTo < date }
}
