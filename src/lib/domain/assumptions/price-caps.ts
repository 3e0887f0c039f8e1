import { type ElectricityRegion, regionName } from '../electrical/regions'
import type { Confidence } from '../quantity/confidence'
import type { PriceVat } from '../quantity/price-vat'
import type { PriceCap, Rate } from './price-cap'

const READ = '2026-11-20'
const OFGEM =
  'https://www.ofgem.gov.uk/information-consumers/energy-advice-households/energy-price-cap-unit-rates-and-standing-charges'
const sourceOf = (region: ElectricityRegion | null) => `Ofgem price cap, ${regionName(region)}, direct debit`

type Row = readonly [unit: number, perDay: number]
const rate = ([pencePerKwh, pencePerDay]: Row): Rate => ({ pencePerKwh, pencePerDay })

const VAT = { electricityVat: { percent: 5, until: null, percentAfter: null }, gasVatPercent: 5 }
const SUMMER_2026 = { period: 'July to September 2026', validFrom: '2026-07-01', validTo: '2026-09-30' }
const AUTUMN_2026 = {
  period: 'October to December 2026',
  validFrom: '2026-10-01',
  validTo: '2026-12-31',
  electricityVat: { percent: 0, until: '2027-03-31', percentAfter: 5 },
}

type Average = Pick<PriceCap, 'period' | 'validFrom' | 'validTo'> & {
  electricity: Row
  gas: Row
  electricityVat?: PriceVat
  confidence: Confidence
}

const average = ({ electricity, gas, ...cap }: Average): PriceCap => ({
  ...VAT,
  ...cap,
  region: null,
  electricity: rate(electricity),
  gas: rate(gas),
  source: sourceOf(null),
  read: READ,
  url: OFGEM,
})

/** Averages of Great Britain, single-rate meter. Taken from several independent copies of Ofgem's announcements. */
const AVERAGES = [
  average({
    period: 'July to September 2024',
    validFrom: '2024-07-01',
    validTo: '2024-09-30',
    electricity: [22.36, 60.12],
    gas: [5.48, 31.41],
    confidence: 'verified',
  }),
  average({
    period: 'October to December 2024',
    validFrom: '2024-10-01',
    validTo: '2024-12-31',
    electricity: [24.5, 60.99],
    gas: [6.24, 31.66],
    confidence: 'well-known',
  }),
  average({
    period: 'January to March 2025',
    validFrom: '2025-01-01',
    validTo: '2025-03-31',
    electricity: [24.86, 60.97],
    gas: [6.34, 31.65],
    confidence: 'verified',
  }),
  average({
    period: 'October to December 2025',
    validFrom: '2025-10-01',
    validTo: '2025-12-31',
    electricity: [26.35, 53.68],
    gas: [6.29, 34.03],
    confidence: 'verified',
  }),
  average({
    period: 'January to March 2026',
    validFrom: '2026-01-01',
    validTo: '2026-03-31',
    electricity: [27.69, 54.75],
    gas: [5.93, 35.09],
    confidence: 'well-known',
  }),
  average({ ...SUMMER_2026, electricity: [26.11, 57.19], gas: [7.33, 29.04], confidence: 'verified' }),
  average({ ...AUTUMN_2026, electricity: [26.32, 54.83], gas: [7.97, 29.68], confidence: 'verified' }),
]

/**
 * By region: electricity and gas in summer 2026, confirmed by two readings of Ofgem's tables, and our estimate of
 * electricity in autumn.
 */
type RegionalRow = readonly [region: ElectricityRegion, electricity: Row, gas: Row, autumnElectricity: Row]

const REGIONAL: readonly RegionalRow[] = [
  ['A', [26.38, 53.94], [7.26, 28.7], [26.58, 51.73]],
  ['B', [25.1, 53.6], [7.19, 28.78], [25.36, 51.41]],
  ['C', [26.35, 44.78], [7.5, 29.52], [26.55, 43.01]],
  ['D', [27.66, 70.76], [7.28, 29.42], [27.8, 67.75]],
  ['E', [25.33, 59.71], [7.27, 29.06], [25.58, 57.23]],
  ['F', [25.22, 64.29], [7.28, 29.15], [25.47, 61.59]],
  ['G', [26.13, 47.61], [7.24, 29.17], [26.34, 45.71]],
  ['H', [26.42, 49.7], [7.53, 28.53], [26.62, 47.7]],
  ['J', [26.67, 54.45], [7.39, 28.63], [26.85, 52.22]],
  ['K', [26.33, 57.84], [7.42, 29.3], [26.53, 55.45]],
  ['L', [26.39, 57.89], [7.48, 28.68], [26.59, 55.5]],
  ['M', [25.31, 64.38], [7.27, 29.12], [25.56, 61.68]],
  ['N', [25.85, 64.17], [7.23, 29.24], [26.07, 61.48]],
  ['P', [26.42, 57.55], [7.23, 29.22], [26.62, 55.17]],
]

/**
 * Estimated from the summer price without VAT and the change in the average; within about 0.2 p/kWh and 1 p/day of
 * Ofgem's own figure.
 */
const REGIONS = REGIONAL.flatMap(([region, electricity, gas, autumnElectricity]): PriceCap[] => [
  {
    ...VAT,
    ...SUMMER_2026,
    region,
    electricity: rate(electricity),
    gas: rate(gas),
    source: sourceOf(region),
    read: READ,
    confidence: 'verified',
    url: OFGEM,
  },
  {
    ...VAT,
    ...AUTUMN_2026,
    region,
    electricity: rate(autumnElectricity),
    gas: null,
    source: `Our estimate from the ${sourceOf(region)}`,
    read: READ,
    confidence: 'assumed',
    url: OFGEM,
  },
])

/**
 * Ofgem price caps of a new site, oldest first. For a missing period, the previous cap is used and marked as expired.
 */
export const PRICE_CAPS: readonly PriceCap[] = [...AVERAGES, ...REGIONS]
