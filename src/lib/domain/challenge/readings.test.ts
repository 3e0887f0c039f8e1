import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { addDays } from '../calendar/london-time'
import { degreeDaysOfYear } from '../climate/degree-days'
import { shareOfHeatingYear, USUAL_MEANS_C } from '../climate/heating-months'
import type { MonthWeather } from '../climate/month-weather'
import { againstLastWinter, coveredIn, DAYS_MIN, weeklyUse } from './against-last-winter'
import { betweenReadings, contradictedBy, type MeterReading, type Use } from './meter-readings'
import { endOf, seasonBefore, seasonOf, startOfWeek, WEEKS } from './season'

const SEASON = seasonOf('2026-11-23')
const LAST = seasonBefore(SEASON)
const reading = (date: string, value: number, other: Partial<MeterReading> = {}): MeterReading => ({
  fuel: 'gas',
  unit: 'kwh',
  date,
  value,
  ...other,
})

describe('betweenReadings', () => {
  it.each([
    ['two readings', [reading('2026-11-01', 100), reading('2026-11-08', 170)], [70]],
    ['in any order', [reading('2026-11-08', 170), reading('2026-11-01', 100)], [70]],
    [
      'of one day, the highest',
      [reading('2026-11-01', 90), reading('2026-11-01', 100), reading('2026-11-08', 170)],
      [70],
    ],
    ['a new meter', [reading('2026-11-01', 9_000), reading('2026-11-08', 4), reading('2026-11-15', 54)], [50]],
    ['another unit', [reading('2026-11-01', 100), reading('2026-11-08', 170, { unit: 'm3' })], []],
    ['another fuel', [reading('2026-11-01', 100), reading('2026-11-08', 170, { fuel: 'electricity' })], []],
    ['one reading', [reading('2026-11-01', 100)], []],
  ])('%s', (_, readings, kwh) => expect(betweenReadings(readings, 'gas').map((use) => use.kwh)).toEqual(kwh))

  it.each([
    ['m3', 112.2],
    ['ft3', 317.5],
  ] as const)('converts %s as a gas bill does', (unit, kwh) =>
    expect(
      betweenReadings([reading('2026-11-01', 0, { unit }), reading('2026-11-08', 10, { unit })], 'gas')[0]?.kwh,
    ).toBeCloseTo(kwh, 0),
  )
})

describe('contradictedBy', () => {
  const kept = [reading('2026-11-15', 150), reading('2026-11-01', 100)]

  it.each([
    ['below the one before', reading('2026-11-20', 149.9), '2026-11-15'],
    ['above the one after', reading('2026-10-20', 100.1), '2026-11-01'],
    ['between both, too low', reading('2026-11-08', 99), '2026-11-01'],
    ['between both, too high', reading('2026-11-08', 151), '2026-11-15'],
  ])('%s', (_, added, date) => expect(contradictedBy(added, kept)?.date).toBe(date))

  it.each([
    ['between both', reading('2026-11-08', 120)],
    ['equal to both', reading('2026-11-15', 150)],
    ['of a day that it replaces', reading('2026-11-15', 101)],
    ['of another fuel', reading('2026-11-20', 1, { fuel: 'electricity' })],
    ['in another unit', reading('2026-11-20', 1, { unit: 'm3' })],
  ])('not %s', (_, added) => expect(contradictedBy(added, kept)).toBeNull())

  it('asks about the nearest reading only, so that a meter is exchanged once', () => {
    const exchanged = [...kept, reading('2026-11-20', 4)]
    expect(contradictedBy(reading('2026-11-27', 54), exchanged)).toBeNull()
  })
})

/** Daily use in proportion to the degree days of average months, plus a constant for other uses. */
const daily = (from: string, to: string, kwhOfYear: number, otherKwhADay = 0): Use[] => {
  const uses: Use[] = []
  for (let date = from; date < to; date = addDays(date, 1)) {
    const use = { from: date, to: addDays(date, 1) }
    uses.push({ ...use, kwh: kwhOfYear * shareOfHeatingYear(use) + otherKwhADay })
  }
  return uses
}

describe('againstLastWinter', () => {
  const last = daily(LAST.startDate, endOf(LAST), 10_000)
  const from = SEASON.startDate
  const until = addDays(from, 56)

  it('needs two weeks of both winters', () => {
    const short = daily(from, addDays(from, DAYS_MIN - 1), 9_000)
    expect(againstLastWinter({ uses: [...last, ...short], season: SEASON, fuel: 'gas' }).ok).toBe(false)
    expect(againstLastWinter({ uses: short, season: SEASON, fuel: 'gas' }).ok).toBe(false)
    expect(
      againstLastWinter({
        uses: [...last, ...daily(from, addDays(from, DAYS_MIN), 9_000)],
        season: SEASON,
        fuel: 'gas',
      }).ok,
    ).toBe(true)
  })

  it('finds a tenth saved, although only mild weeks have passed', () => {
    const found = againstLastWinter({ uses: [...last, ...daily(from, until, 9_000)], season: SEASON, fuel: 'gas' })
    if (!found.ok) throw new Error('Not compared')
    const heating = 10_000 * shareOfHeatingYear({ from, to: until })
    const other = (last.reduce((sum, { kwh }) => sum + kwh, 0) * 56) / 182
    expect(found.expectedKwh).toBeCloseTo(0.8 * heating + 0.2 * other, 6)
    expect(found.savedKwh).toBeCloseTo(found.expectedKwh - 0.9 * heating, 6)
    expect(found.band.p10).toBeLessThan(found.savedKwh)
    expect(found.band.p90).toBeGreaterThan(found.savedKwh)
  })

  it('uses the months of the region, if known', () => {
    const uses = [...last, ...daily(from, until, 9_000)]
    const expectedIn = (months?: readonly number[]) => {
      const found = againstLastWinter({ uses, season: SEASON, fuel: 'gas', ...(months && { heating: { months } }) })
      return found.ok ? found.expectedKwh : NaN
    }
    // In a cold region, a larger share of the year's cold has passed by the end of November than in a mild one.
    const warmerBy = (kelvin: number) => degreeDaysOfYear(USUAL_MEANS_C.map((meanC) => meanC + kelvin))
    expect(expectedIn(warmerBy(-3))).toBeGreaterThan(expectedIn())
    expect(expectedIn(warmerBy(3))).toBeLessThan(expectedIn())
  })

  it('counts months as cold as they were, and is surer once it knows all of them', () => {
    const uses = [...last, ...daily(from, until, 10_000)]
    const found = (weather?: MonthWeather) => {
      const comparison = againstLastWinter({
        uses,
        season: SEASON,
        fuel: 'gas',
        ...(weather && { heating: { weather } }),
      })
      if (!comparison.ok) throw new Error('Not compared')
      return comparison
    }
    const width = ({ band }: { band: { p10: number; p90: number } }) => band.p90 - band.p10
    const then = ['2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-03', '2026-04']
    const known = {
      ...Object.fromEntries(then.map((month) => [month, 1])),
      '2026-09': 1.1,
      '2026-10': 1.1,
      '2026-11': 1.1,
    }
    const average = found()
    expect(average.current.averageMonths).toEqual(['2026-09', '2026-10', '2026-11'])
    expect(found({ ...known, '2026-11': 1 }).savedKwh).toBeGreaterThan(average.savedKwh)
    const all = found(known)
    expect([all.last.averageMonths, all.current.averageMonths]).toEqual([[], []])
    expect(all.expectedKwh / average.expectedKwh).toBeGreaterThan(1.06)
    expect(width(all)).toBeLessThan(0.75 * width(average))
  })

  it('is less certain for electricity, of which less is heating', () => {
    const uses = [...last, ...daily(from, until, 9_000)]
    const widthOf = (fuel: 'gas' | 'electricity') => {
      const found = againstLastWinter({ uses, season: SEASON, fuel })
      return found.ok ? (found.band.p90 - found.band.p10) / found.expectedKwh : NaN
    }
    expect(widthOf('electricity')).toBeGreaterThan(0.05)
    expect(widthOf('gas')).toBeGreaterThan(0.05)
    expect(widthOf('gas')).toBeLessThan(0.4)
  })

  it('of equal use on equal days is close to zero in any year', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 90 }), (years) => {
        const season = seasonOf(`${2005 + years}-11-01`)
        const before = seasonBefore(season)
        const uses = [
          ...daily(before.startDate, endOf(before), 10_000),
          ...daily(season.startDate, endOf(season), 10_000),
        ]
        const found = againstLastWinter({ uses, season, fuel: 'gas' })
        if (!found.ok) throw new Error('Not compared')
        expect(Math.abs(found.savedKwh)).toBeLessThan(0.01 * found.expectedKwh)
        expect(found.band.p10).toBeLessThan(0)
        expect(found.band.p90).toBeGreaterThan(0)
      }),
      { numRuns: 8 },
    ))
})

describe('coveredIn', () => {
  it('excludes uses that extend far beyond the winter', () => {
    const year = { from: addDays(SEASON.startDate, -30), to: addDays(SEASON.startDate, 30), kwh: 900 }
    const near = { from: addDays(SEASON.startDate, -5), to: addDays(SEASON.startDate, 30), kwh: 400 }
    expect(coveredIn(SEASON, [year])).toEqual({ days: 0, kwh: 0, share: 0, averageMonths: [] })
    expect(coveredIn(SEASON, [year, near])).toMatchObject({ days: 35, kwh: 400 })
  })
})

describe('weeklyUse', () => {
  it('is per day, spread over long uses, and unknown for weeks with few days', () => {
    const start = startOfWeek(SEASON, 2)
    const weeks = weeklyUse(SEASON, [{ from: addDays(start, -3), to: addDays(start, 11), kwh: 140 }])
    expect(weeks).toHaveLength(WEEKS)
    expect(weeks.slice(1, 5)).toEqual([null, 10, 10, null])
  })
})
