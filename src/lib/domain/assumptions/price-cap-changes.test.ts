import { expect, test } from 'vitest'

import { ELECTRICITY_REGIONS } from '../electrical/regions'
import type { PriceCap } from './price-cap'
import { missingRegions, periodInWords, unusualPrices } from './price-cap-changes'
import type { RegionPrices } from './read-price-table'

const DAYS = { validFrom: '2027-01-01', validTo: '2027-03-31' }
const REGIONS = [null, ...ELECTRICITY_REGIONS.map(({ value }) => value)]

const caps = (changed: Partial<PriceCap> = {}): PriceCap[] =>
  REGIONS.map((region) => ({
    region,
    period: 'October to December 2026',
    validFrom: '2026-10-01',
    validTo: '2026-12-31',
    electricity: { pencePerKwh: 20, pencePerDay: 50 },
    gas: { pencePerKwh: 6, pencePerDay: 30 },
    source: 'Ofgem price cap',
    electricityVat: { percent: 5, until: null, percentAfter: null },
    gasVatPercent: 5,
    read: '2026-08-27',
    confidence: 'verified',
    ...changed,
  }))

const rows = (changed: Partial<RegionPrices> = {}): RegionPrices[] =>
  REGIONS.map((region) => ({ region, electricityUnit: 21, electricityDay: 51, gasUnit: 6.1, gasDay: 31, ...changed }))

const unusual = (given: Partial<Parameters<typeof unusualPrices>[0]> = {}) =>
  unusualPrices({ rows: rows(), days: DAYS, before: caps(), ...given })

test('nothing is unusual about prices a little above the last ones', () => {
  expect(unusual()).toEqual([])
})

test('a price that moved by more than a quarter is named, and by a quarter is not', () => {
  const withAverage = (changed: Partial<RegionPrices>) => [...rows(changed).slice(0, 1), ...rows().slice(1)]
  expect(unusual({ rows: withAverage({ electricityUnit: 25 }) })).toEqual([])
  expect(unusual({ rows: withAverage({ electricityUnit: 25.1 }) })).toEqual([
    'Average of Great Britain, electricity, unit rate: 20p before, 25.1p now.',
  ])
  expect(unusual({ rows: withAverage({ gasDay: 0.31 }) })).toEqual([
    'Average of Great Britain, gas, standing charge: 30p before, 0.31p now.',
  ])
})

test('the same table again is noticed', () => {
  expect(unusual({ rows: rows({ electricityUnit: 20, electricityDay: 50, gasUnit: 6, gasDay: 30 }) })).toEqual([
    'Every price is the same as before. Is this the table of the new quarter?',
  ])
})

test('missing regions are named', () => {
  expect(missingRegions(rows())).toEqual([])
  expect(missingRegions(rows().slice(1, -1))).toEqual([
    'These are not in the table: Average of Great Britain; North Scotland.',
  ])
})

test('missing days are named', () => {
  expect(unusual({ before: caps({ validTo: '2026-12-24' }) })).toEqual([
    'There are no prices from 25 December 2026 to 31 December 2026.',
  ])
})

test('prices without any before them are not compared', () => {
  expect(unusual({ before: [] })).toEqual([])
})

test.each([
  [DAYS, 'January to March 2027'],
  [{ validFrom: '2026-12-01', validTo: '2027-02-28' }, 'December 2026 to February 2027'],
  [{ validFrom: '2027-03-01', validTo: '2027-03-31' }, 'March 2027'],
])('%j is %s', (days, words) => {
  expect(periodInWords(days)).toBe(words)
})
