import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { USUAL_DEGREE_DAYS } from '../climate/heating-months'
import { SOLAR_REGIONS, solarRegionOf, UK_AVERAGE } from './regions'
import { FACINGS, roofYieldKwh } from './roof-yield'
import { type SolarHome, solarYear, worthOf } from './solar-year'

const ROOF = { kwp: 4, facing: 'south', pitchDeg: 35 } as const
const HOME: SolarHome = {
  roof: ROOF,
  region: UK_AVERAGE,
  monthlyDegreeDays: USUAL_DEGREE_DAYS,
  occupancy: 'mornings-and-evenings',
  heatingKwh: 6_000,
  householdKwh: 2_500,
  batteryKwh: 0,
}
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const yearly = (changes: object) => sum(roofYieldKwh({ roof: { ...ROOF, ...changes }, region: UK_AVERAGE }))

describe('the yield of a roof', () => {
  test('facing south on the average of the UK: SAP 10.2, for each kWp', () => {
    const months = roofYieldKwh({ roof: { ...ROOF, kwp: 1 }, region: UK_AVERAGE })
    expect(months.map(Math.round)).toEqual([26, 43, 72, 95, 116, 114, 113, 99, 79, 55, 31, 22])
  })

  test.each([
    ['SO', 989],
    ['ZE', 780],
  ])('in %s a year makes about %d kWh for each kWp', (area, kwh) => {
    const made = sum(roofYieldKwh({ roof: { ...ROOF, kwp: 1 }, region: solarRegionOf(area) }))
    expect(Math.abs(made - kwh)).toBeLessThan(10)
  })

  test('falls from south to north, equally on both sides, and is independent of direction on a flat roof', () => {
    const of = (facing: string) => yearly({ facing })
    expect(of('south')).toBeGreaterThan(of('south-east'))
    expect(of('south-east')).toBeGreaterThan(of('east'))
    expect(of('east')).toBeGreaterThan(of('north-east'))
    expect(of('north-east')).toBeGreaterThan(of('north'))
    expect(of('west')).toBe(of('east'))
    expect(yearly({ facing: 'north', pitchDeg: 0 })).toBe(yearly({ pitchDeg: 0 }))
  })

  test('grows with the roof', () => expect(yearly({ kwp: 8 })).toBeCloseTo(2 * yearly({})))
})

describe('regions', () => {
  test('every postcode area has one region, with twelve months', () => {
    const areas = SOLAR_REGIONS.flatMap((region) => region.areas.split(' '))
    expect(new Set(areas).size).toBe(areas.length)
    expect(areas).toHaveLength(121)
    for (const { meansC, horizontalW } of SOLAR_REGIONS) expect([meansC.length, horizontalW.length]).toEqual([12, 12])
  })

  test('without an area, or with one that SAP does not list, it is the average of the UK', () => {
    expect([solarRegionOf(null), solarRegionOf('JE')]).toEqual([UK_AVERAGE, UK_AVERAGE])
    expect(solarRegionOf('BA').name).toBe('Severn')
  })
})

const home = fc.record({
  roof: fc.record({
    kwp: fc.double({ min: 0, max: 50, noNaN: true }),
    facing: fc.constantFrom(...FACINGS.map(({ value }) => value)),
    pitchDeg: fc.integer({ min: 0, max: 90 }),
  }),
  region: fc.constantFrom(UK_AVERAGE, ...SOLAR_REGIONS),
  monthlyDegreeDays: fc.constant(USUAL_DEGREE_DAYS),
  occupancy: fc.constantFrom('all-day' as const, 'mornings-and-evenings' as const, 'a-few-rooms' as const),
  heatingKwh: fc.double({ min: 0, max: 40_000, noNaN: true }),
  householdKwh: fc.double({ min: 0, max: 20_000, noNaN: true }),
  batteryKwh: fc.double({ min: 0, max: 60, noNaN: true }),
})

describe('the balance of a year', () => {
  it('accounts for all electricity', () => {
    fc.assert(
      fc.property(home, (given) => {
        const { months, year } = solarYear(given)
        for (const month of [...months, year]) {
          const { madeKwh, householdKwh, heatingKwh, exportedKwh, lostKwh, boughtKwh } = month
          for (const kwh of Object.values(month)) expect(kwh).toBeGreaterThanOrEqual(-1e-9)
          expect(householdKwh + heatingKwh + exportedKwh + lostKwh).toBeCloseTo(madeKwh, 5)
          expect(householdKwh + heatingKwh + boughtKwh).toBeCloseTo(month.needHouseholdKwh + month.needHeatingKwh, 5)
        }
        expect(year.needHeatingKwh).toBeCloseTo(given.heatingKwh, 5)
        expect(year.needHouseholdKwh).toBeCloseTo(given.householdKwh, 5)
      }),
      { numRuns: 100 },
    )
  })

  it('loses nothing without a battery, and a bigger battery never buys more', () => {
    fc.assert(
      fc.property(home, (given) => {
        const [none, some, more] = [0, 5, 10].map((batteryKwh) => solarYear({ ...given, batteryKwh }).year)
        expect(none?.lostKwh).toBe(0)
        expect(some?.boughtKwh).toBeLessThanOrEqual((none?.boughtKwh ?? NaN) + 1e-6)
        expect(more?.boughtKwh).toBeLessThanOrEqual((some?.boughtKwh ?? NaN) + 1e-6)
      }),
      { numRuns: 100 },
    )
  })

  it('a typical roof covers little of a winter and next to nothing of its darkest months', () => {
    const { winterShare, darkestShare, madeInDarkest } = solarYear(HOME)
    expect(winterShare).toBeGreaterThan(0.005)
    expect(winterShare).toBeLessThan(0.05)
    expect(darkestShare).toBeLessThan(winterShare ?? 0)
    expect(madeInDarkest).toBeCloseTo(0.091, 3)
  })

  it('a battery shifts solar electricity into the evening', () => {
    const [without, with10] = [solarYear(HOME).year, solarYear({ ...HOME, batteryKwh: 10 }).year]
    expect(with10.heatingKwh).toBeGreaterThan(without.heatingKwh)
    expect(with10.exportedKwh).toBeLessThan(without.exportedKwh)
    expect(with10.lostKwh).toBeGreaterThan(0)
  })

  it('uses more solar electricity for heating all day than in mornings and evenings', () => {
    expect(solarYear({ ...HOME, occupancy: 'all-day' }).year.heatingKwh).toBeGreaterThan(
      solarYear(HOME).year.heatingKwh,
    )
  })

  it('a west-facing roof has the yield of an east-facing one, but not the same share for heating', () => {
    const facing = (of: 'east' | 'west') => solarYear({ ...HOME, roof: { ...ROOF, facing: of } }).year
    expect(facing('west').heatingKwh).not.toBeCloseTo(facing('east').heatingKwh, 0)
    expect(facing('west').madeKwh).toBeCloseTo(facing('east').madeKwh)
  })

  it('has no shares without heating or without a roof', () => {
    expect(solarYear({ ...HOME, heatingKwh: 0 })).toMatchObject({ winterShare: null, darkestShare: null })
    expect(solarYear({ ...HOME, roof: { ...ROOF, kwp: 0 } })).toMatchObject({ madeInDarkest: null, winterShare: 0 })
  })

  it('rejects impossible input', () => expect(() => solarYear({ ...HOME, batteryKwh: -1 })).toThrow('batteryKwh'))
})

test('a year is worth the purchases avoided and the exports, and heating forgoes exports', () => {
  const year = { madeKwh: 0, householdKwh: 1_000, heatingKwh: 200, exportedKwh: 2_000, lostKwh: 0, boughtKwh: 0 }
  expect(worthOf({ year, pencePerKwh: 26.32, exportPencePerKwh: 12 })).toEqual({
    householdPence: 26_300,
    heatingPence: 5_300,
    exportPence: 24_000,
    totalPence: 55_600,
    forgonePence: 2_400,
  })
})

test('the parts of a year add up in whole pounds', () => {
  const year = { madeKwh: 0, householdKwh: 14, heatingKwh: 14, exportedKwh: 14, lostKwh: 0, boughtKwh: 0 }
  expect(worthOf({ year, pencePerKwh: 10, exportPencePerKwh: 10 })).toEqual({
    householdPence: 100,
    heatingPence: 100,
    exportPence: 100,
    totalPence: 300, // £4.20 in exact pence
    forgonePence: 100,
  })
})
