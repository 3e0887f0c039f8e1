import { lastBegun } from '../assumptions/last-begun'
import type { ElectricityRegion } from '../electricity/regions'
import type { Confidence } from '../quantity/quantity'

export type Rate = { pencePerKwh: number; pencePerDay: number }

/** What energy costs in a period, with VAT, as staff keep it. */
export type PriceCap = {
  /** Null is the average of Great Britain. */
  region: ElectricityRegion | null
  /** 'October to December 2026' */
  period: string
  /** First and last day, '2026-10-01'. */
  validFrom: string
  validTo: string
  electricity: Rate
  /** Null where we hold none of this region: the average holds. */
  gas: Rate | null
  /** 'Ofgem price cap, South West England, direct debit' */
  source: string
  /** What VAT the prices contain: 'with 5% VAT' */
  vat: string
  /** The ISO day of the source, or of our reading it. */
  read: string
  confidence: Confidence
  url?: string
}

/** The prices that a page works with and prints. */
export type Tariff = Pick<PriceCap, 'period' | 'validFrom' | 'validTo' | 'electricity' | 'source' | 'vat'> & {
  gas: Rate
  /** Its last day is past, and we hold no newer prices. */
  isOver: boolean
}

/** The average of Great Britain on an ISO day: of the last period that has begun, over or not. Null before the first. */
export function tariffOn({ tariffs, date }: { tariffs: readonly PriceCap[]; date: string }): Tariff | null {
  const averages = tariffs.flatMap(({ region, gas, ...cap }) => (region === null && gas ? [{ ...cap, gas }] : []))
  const latest = lastBegun(averages, date)
  if (!latest) return null
  const { period, validFrom, validTo, electricity, gas, source, vat } = latest
  return { period, validFrom, validTo, electricity, gas, source, vat, isOver: validTo < date }
}
