import type { PriceCap } from '@/lib/domain/assumptions/price-cap'
import { periodInWords } from '@/lib/domain/assumptions/price-cap-changes'
import type { RegionPrices } from '@/lib/domain/assumptions/read-price-table'
import { regionName } from '@/lib/domain/electrical/regions'
import type { PriceCapEntry } from '@/lib/schemas/price-cap'

/** A pasted price cap in the form that calculations use. */
export const capsOf = (entry: PriceCapEntry, rows: readonly RegionPrices[]): PriceCap[] =>
  rows.map(({ region, electricityUnit, electricityDay, gasUnit, gasDay }) => ({
    region,
    period: periodInWords(entry),
    validFrom: entry.validFrom,
    validTo: entry.validTo,
    electricity: { pencePerKwh: electricityUnit, pencePerDay: electricityDay },
    gas: { pencePerKwh: gasUnit, pencePerDay: gasDay },
    source: `${entry.source}, ${regionName(region)}`,
    electricityVat: {
      percent: entry.vatPercent,
      until: entry.vatUntil ?? null,
      percentAfter: entry.vatPercentAfter ?? null,
    },
    gasVatPercent: entry.gasVatPercent,
    read: entry.read,
    confidence: entry.confidence,
    ...(entry.url !== undefined && { url: entry.url }),
  }))
