import { DEFAULT_NUMBERS } from '@/lib/domain/assumptions/default-assumptions'
import { heatingPricesOn } from '@/lib/domain/energy-costs/heating-prices-on'
import type { HeatingPrices } from '@/lib/domain/energy-costs/ways-of-heating'

import type { Basis } from '../engine/estimate-basis'

const DAY = '2026-11-21'

/** Sample data for examples and tests: the default assumptions on a day of November 2026. */
export const SAMPLE_BASIS: Basis = {
  date: DAY,
  numbers: DEFAULT_NUMBERS,
  panel: {
    slug: 'powerboard-s-225w',
    name: 'Powerboard S 225W',
    pricePence: 17_900,
    powerWatts: 225,
    widthMm: 1200,
    heightMm: 600,
    thicknessMm: 12.5,
    operatingTempC: 52.5,
    panelsPer16aMax: 13,
    source: { title: 'A sample', date: DAY, confidence: 'assumed' },
  },
  otherPanels: [],
}

export const SAMPLE_PRICES: HeatingPrices = pricesOn(DAY)

function pricesOn(date: string): HeatingPrices {
  const found = heatingPricesOn({ numbers: DEFAULT_NUMBERS, date })
  if (!found.ok) throw new Error(`No prices on ${date}: ${found.reason}`)
  return found.prices
}
