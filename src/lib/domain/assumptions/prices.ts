import type { Assumption, Period } from './assumption'
import { openEnded } from './open-ended'

const OWN = { from: 'Our assumption', read: '2026-11-20', confidence: 'assumed' } as const

type Economy7 = { name: string; value: number; low: number; high: number }

/** Averages of Great Britain with 5 % VAT. Domestic electricity is zero-rated from October 2026 to March 2027. */
function economy7({ name, value, low, high }: Economy7): Assumption {
  const withVat = { value, low, high, vat: 'with 5% VAT' }
  const withoutVat = { value: exVat(value), low: exVat(low), high: exVat(high), vat: 'without VAT' }
  return {
    name,
    unit: 'p/kWh',
    periods: [
      economy7Period({ ...withVat, validFrom: '2024-07-01', validTo: '2026-09-30' }),
      economy7Period({ ...withoutVat, validFrom: '2026-10-01', validTo: '2027-03-31' }),
      economy7Period({ ...withVat, validFrom: '2027-04-01', validTo: null }),
    ],
  }
}

function economy7Period({
  value,
  low,
  high,
  vat,
  validFrom,
  validTo,
}: Omit<Economy7, 'name'> & Pick<Period, 'validFrom' | 'validTo'> & { vat: string }): Period {
  return {
    validFrom,
    validTo,
    value,
    spread: { low, high },
    source: { title: `Our assumption, average of Great Britain, ${vat}`, date: '2026-11-22', confidence: 'assumed' },
  }
}

const exVat = (pence: number) => Math.round((100 * pence) / 1.05) / 100

/** Energy prices outside the price cap, and the times of use. */
export const PRICES = {
  'price.economy-7-night': economy7({
    name: 'Price of electricity at night on Economy 7',
    value: 15,
    low: 13,
    high: 17,
  }),
  'price.economy-7-day': economy7({ name: 'Price of electricity by day on Economy 7', value: 30.5, low: 28, high: 33 }),
  'share.storage-at-night': openEnded({
    ...OWN,
    name: 'Share of storage heating charged at the night price',
    unit: '',
    value: 0.85,
    low: 0.75,
    high: 0.92,
  }),
  'share.panels-at-night': openEnded({
    ...OWN,
    name: 'Share of panel heating that falls into cheap hours',
    unit: '',
    value: 0.15,
    low: 0.1,
    high: 0.2,
  }),
  /** 54 to 62 p a litre for 1,000 litres, at 10.35 kWh a litre. Uncapped, and can double within weeks. */
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
  /** Fixed tariffs without conditions on who installed the roof; the law only requires a price above zero. */
  'price.export': {
    name: 'Price paid for exported solar electricity',
    unit: 'p/kWh',
    periods: [
      {
        validFrom: '2026-05-01',
        validTo: null,
        value: 12,
        spread: { low: 4, high: 15 },
        source: {
          title: 'Renewable Ready, tariffs of the Smart Export Guarantee in May 2026',
          date: '2026-11-25',
          confidence: 'assumed',
          url: 'https://renewableready.co.uk/solar/seg-export-tariffs/',
        },
      },
    ],
  },
} as const satisfies Record<string, Assumption>
