import type { ElectricityRegion } from '../electrical/regions'
import type { Confidence } from '../quantity/confidence'
import type { PriceVat } from '../quantity/price-vat'

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
