import { DEFAULT_NUMBERS } from '@/lib/domain/assumptions/default-assumptions'
import { heatingPricesOn } from '@/lib/domain/assumptions/heating-prices-on'
import type { HeatingPrices } from '@/lib/domain/running-cost/ways-of-heating'
import type { Basis } from './quick-calculation/estimate'

const DAY = '2026-11-21'

/** What examples and tests work with: the numbers that a new site starts with, on a day of November 2026. */
export const SAMPLE_BASIS: Basis = {
  date: DAY,
  numbers: DEFAULT_NUMBERS,
  panel: {
    pricePence: 17_900,
    powerWatts: 225,
    widthMm: 1200,
    heightMm: 600,
    operatingTempC: 52.5,
    source: { title: 'A sample', date: DAY, confidence: 'assumed' },
  },
}

export const SAMPLE_PRICES: HeatingPrices = pricesOn(DAY)

/** As they would be on another day. */
export function pricesOn(date: string): HeatingPrices {
  const found = heatingPricesOn({ numbers: DEFAULT_NUMBERS, date })
  if (!found.ok) throw new Error(`No prices on ${date}: ${found.reason}`)
  return found.prices
}
