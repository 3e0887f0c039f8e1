import { PRICE_CAPS, type PriceCap } from '../running-cost/price-caps'
import type { Assumption, Period } from './assumption'
import { standing } from './standing'

/** How far a price may move within the year that an estimate speaks of, as it has moved since July 2024. */
const YEAR_AHEAD = { electricity: { low: 0.92, high: 1.1 }, gas: { low: 0.78, high: 1.12 } }

function capped({ name, fuel, rate }: { name: string; fuel: 'electricity' | 'gas'; rate: 'pencePerKwh' | 'pencePerDay' }): Assumption {
  const periodOf = (cap: PriceCap): Period => {
    const value = cap[fuel][rate]
    const { low, high } = YEAR_AHEAD[fuel]
    return {
      validFrom: cap.validFrom,
      validTo: cap.validTo,
      value,
      source: { title: `${cap.source}, ${cap.period}`, date: cap.read, confidence: cap.confidence },
      ...(rate === 'pencePerKwh' && { spread: { low: value * low, high: value * high } }),
    }
  }
  return { name, unit: rate === 'pencePerKwh' ? 'p/kWh' : 'p/day', periods: PRICE_CAPS.map(periodOf) }
}

const OWN = { from: 'Our assumption', read: '2026-11-20', confidence: 'assumed' } as const

/** What energy costs, with VAT, as an average of Great Britain. */
export const PRICES = {
  'price.electricity': capped({ name: 'Price of electricity', fuel: 'electricity', rate: 'pencePerKwh' }),
  'price.electricity-a-day': capped({ name: 'Standing charge for electricity', fuel: 'electricity', rate: 'pencePerDay' }),
  'price.gas': capped({ name: 'Price of gas', fuel: 'gas', rate: 'pencePerKwh' }),
  'price.gas-a-day': capped({ name: 'Standing charge for gas', fuel: 'gas', rate: 'pencePerDay' }),
  'price.economy-7-night': standing({ ...OWN, name: 'Price of electricity at night on Economy 7', unit: 'p/kWh', value: 15, low: 13, high: 17 }),
  'price.economy-7-day': standing({ ...OWN, name: 'Price of electricity by day on Economy 7', unit: 'p/kWh', value: 30.5, low: 28, high: 33 }),
  'share.storage-at-night': standing({ ...OWN, name: 'Share of storage heating charged at the night price', unit: '', value: 0.85, low: 0.75, high: 0.92 }),
  'share.panels-at-night': standing({ ...OWN, name: 'Share of panel heating that falls into cheap hours', unit: '', value: 0.15, low: 0.1, high: 0.2 }),
  /** 54 to 62 p a litre for 1,000 litres, and 10.35 kWh to the litre. No cap holds it, and it can double within weeks. */
  'price.oil': {
    name: 'Price of heating oil',
    unit: 'p/kWh',
    periods: [
      {
        validFrom: '2026-01-01',
        validTo: '2026-01-31',
        value: 5.6,
        spread: { low: 4.8, high: 9 },
        source: { title: 'OilCompare, price guide of January 2026', date: '2026-01-31', confidence: 'assumed', url: 'https://oilcompare.co.uk/guides/heating-oil-prices-uk' },
      },
    ],
  },
  'price.lpg': { name: 'Price of LPG', unit: 'p/kWh', periods: [] },
} as const satisfies Record<string, Assumption>
