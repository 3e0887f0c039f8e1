import type { Assumption } from './assumption'
import { standing } from './standing'

const OWN = { from: 'Our assumption', read: '2026-11-20', confidence: 'assumed' } as const

/** What energy costs outside the price cap, with VAT, and when it is bought. */
export const PRICES = {
  'price.economy-7-night': standing({
    ...OWN,
    name: 'Price of electricity at night on Economy 7',
    unit: 'p/kWh',
    value: 15,
    low: 13,
    high: 17,
  }),
  'price.economy-7-day': standing({
    ...OWN,
    name: 'Price of electricity by day on Economy 7',
    unit: 'p/kWh',
    value: 30.5,
    low: 28,
    high: 33,
  }),
  'share.storage-at-night': standing({
    ...OWN,
    name: 'Share of storage heating charged at the night price',
    unit: '',
    value: 0.85,
    low: 0.75,
    high: 0.92,
  }),
  'share.panels-at-night': standing({
    ...OWN,
    name: 'Share of panel heating that falls into cheap hours',
    unit: '',
    value: 0.15,
    low: 0.1,
    high: 0.2,
  }),
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
        source: {
          title: 'OilCompare, price guide of January 2026',
          date: '2026-01-31',
          confidence: 'assumed',
          url: 'https://oilcompare.co.uk/guides/heating-oil-prices-uk',
        },
      },
    ],
  },
  'price.lpg': { name: 'Price of LPG', unit: 'p/kWh', periods: [] },
} as const satisfies Record<string, Assumption>
