import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { DEFAULT_NUMBERS } from '../assumptions/default-assumptions'
import type { Tariff } from '../assumptions/tariff'
import { heatKwh } from '../building/heat-loss/losses'
import { degreeDaysOfYear } from '../climate/degree-days'
import { OutOfRange } from '../quantity/range-check'
import { heatingPricesOn } from './heating-prices-on'
import { hourlyCostPence } from './hourly-cost'
import { pencePerKwhOfHeat, yearOfHeating } from './year-of-heating'

const found = heatingPricesOn({ numbers: DEFAULT_NUMBERS, date: '2026-11-20' })
if (!found.ok) throw new Error(found.reason)
const { tariff: PRICE_CAP, ways: WAYS_OF_HEATING } = found.prices

const SUMMER_CAP: Tariff = {
  ...PRICE_CAP,
  electricity: { pencePerKwh: 26.11, pencePerDay: 57.19 },
  gas: { pencePerKwh: 7.33, pencePerDay: 29.04 },
}
const BATH = [4.9, 5.3, 7, 9.3, 12.2, 15, 16.7, 16.7, 14.4, 11.1, 7.8, 4.9]

const ways = Object.values(WAYS_OF_HEATING)
const evenly = (kwh: number) => Array.from({ length: 12 }, () => kwh / 12)
const alwaysWarm = (key: keyof typeof WAYS_OF_HEATING) => ({ ...WAYS_OF_HEATING[key], useFactor: 1 })

describe('an hour', () => {
  it.each([
    [225, 35, 7.875],
    [225, 26.11, 5.8747],
    [225, 26.32, 5.922],
  ])('of %d W at %d p costs %d p', (powerWatts, pencePerKwh, pence) => {
    expect(hourlyCostPence({ powerWatts, pencePerKwh })).toBeCloseTo(pence, 3)
  })

  it.each([
    { powerWatts: -1, pencePerKwh: 26 },
    { powerWatts: 225, pencePerKwh: NaN },
    { powerWatts: 225, pencePerKwh: 501 },
  ])('rejects %o', (wrong) => {
    expect(() => hourlyCostPence(wrong)).toThrow(OutOfRange)
  })
})

describe('heat', () => {
  it('of a year follows from heat loss and climate', () => {
    expect(heatKwh({ heatLossWPerK: 63.68, degreeDays: 1_212.5 }) * 2).toBeCloseTo(3_706.2, 1)
  })

  it.each([
    ['electric', 26.11, 26.11],
    ['gas', 7.33, 8.726],
    ['heat-pump', 26.11, 8.911],
  ] as const)('from %s at %d p costs %d p per kWh', (key, pencePerKwh, pence) => {
    expect(pencePerKwhOfHeat({ pencePerKwh, heatPerUnit: WAYS_OF_HEATING[key].heatPerUnit })).toBeCloseTo(pence, 3)
  })

  it('rejects a home that gains heat and an efficiency that creates energy', () => {
    expect(() => heatKwh({ heatLossWPerK: -1, degreeDays: 100 })).toThrow(OutOfRange)
    expect(() => pencePerKwhOfHeat({ pencePerKwh: 26, heatPerUnit: 20 })).toThrow(OutOfRange)
  })
})

describe('a year', () => {
  it.each([
    [10_000, 'gas', 97_862],
    [10_000, 'electric', 261_100],
    [10_000, 'heat-pump', 89_113],
    [3_000, 'gas', 36_778],
    [3_000, 'electric', 78_330],
    [3_000, 'heat-pump', 26_734],
  ] as const)('of %d kWh from %s costs %d p', (kwh, key, pence) => {
    const year = yearOfHeating({ monthlyHeatKwh: evenly(kwh), way: alwaysWarm(key), tariff: SUMMER_CAP })
    expect(Math.abs(year.pence - pence)).toBeLessThanOrEqual(6) // each month is rounded to a penny
  })

  it.each([
    ['electric', 1_375],
    ['powerboard', 1_375],
    ['gas', 604],
    ['heat-pump', 469],
  ] as const)('in a flat of 118 W/K in Bath costs, with %s, £%d', (key, pounds) => {
    const monthlyHeatKwh = degreeDaysOfYear(BATH).map((degreeDays) => heatKwh({ heatLossWPerK: 118, degreeDays }))
    expect(
      Math.round(yearOfHeating({ monthlyHeatKwh, way: WAYS_OF_HEATING[key], tariff: PRICE_CAP }).pence / 100),
    ).toBe(pounds)
  })

  it('is the sum of twelve months of whole pence, and increases with heat and price', () => {
    const heat = fc.array(fc.double({ min: 0, max: 5_000, noNaN: true }), { minLength: 12, maxLength: 12 })
    fc.assert(
      fc.property(
        heat,
        fc.constantFrom(...ways),
        fc.double({ min: 0, max: 100, noNaN: true }),
        (monthlyHeatKwh, way, extraPence) => {
          const dearer = {
            ...PRICE_CAP,
            [way.fuel]: { ...PRICE_CAP[way.fuel], pencePerKwh: PRICE_CAP[way.fuel].pencePerKwh + extraPence },
          }
          const year = yearOfHeating({ monthlyHeatKwh, way, tariff: PRICE_CAP })
          expect(year.monthlyPence).toHaveLength(12)
          expect(year.monthlyPence.every(Number.isInteger)).toBe(true)
          expect(year.monthlyPence.reduce((sum, pence) => sum + pence)).toBe(year.pence)
          expect(yearOfHeating({ monthlyHeatKwh, way, tariff: dearer }).pence).toBeGreaterThanOrEqual(year.pence)
          expect(
            yearOfHeating({ monthlyHeatKwh: monthlyHeatKwh.map((kwh) => kwh * 2), way, tariff: PRICE_CAP }).pence,
          ).toBeGreaterThanOrEqual(year.pence)
        },
      ),
    )
  })

  it('without any heat costs only the standing charge of gas', () => {
    const bill = (key: keyof typeof WAYS_OF_HEATING) =>
      yearOfHeating({ monthlyHeatKwh: evenly(0), way: WAYS_OF_HEATING[key], tariff: PRICE_CAP }).pence
    expect(bill('gas')).toBe(10_831) // 365 × 29.68 p, each month rounded to a penny
    expect(bill('electric') + bill('powerboard') + bill('heat-pump')).toBe(0)
  })

  it('rejects fewer than twelve months of heat and an excessive use factor', () => {
    const year = { monthlyHeatKwh: evenly(5_000), way: WAYS_OF_HEATING.gas, tariff: PRICE_CAP }
    expect(() => yearOfHeating({ ...year, monthlyHeatKwh: [100] })).toThrow(OutOfRange)
    expect(() => yearOfHeating({ ...year, way: { ...WAYS_OF_HEATING.gas, useFactor: 2.1 } })).toThrow(OutOfRange)
  })
})
