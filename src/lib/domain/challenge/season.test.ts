import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { addDays, weekdayOf } from '../calendar/london-time'
import {
  daysBetween,
  endOf,
  isInSeason,
  latestSeason,
  seasonBefore,
  seasonOf,
  shareOfSeason,
  startOfWeek,
  weekOf,
  WEEKS,
} from './season'

const dates = fc.integer({ min: 0, max: 36_524 }).map((days) => addDays('2000-01-01', days))

describe('seasonOf', () => {
  it.each([
    ['2026-09-27', '2026-09-28'],
    ['2026-09-28', '2026-09-28'],
    ['2026-12-31', '2026-09-28'],
    ['2027-01-01', '2026-09-28'],
    ['2027-03-28', '2026-09-28'], // the Sunday on which clocks go forward
    ['2027-03-29', '2027-10-04'],
    ['2027-07-01', '2027-10-04'],
  ])('%s belongs to the winter from %s', (date, startDate) => expect(seasonOf(date)).toEqual({ startDate }))

  it('begins on the Monday nearest to 1 October, and includes the date or is the next one', () =>
    fc.assert(
      fc.property(dates, (date) => {
        const season = seasonOf(date)
        expect(weekdayOf(season.startDate)).toBe(1)
        expect(Math.abs(daysBetween(`${season.startDate.slice(0, 4)}-10-01`, season.startDate))).toBeLessThanOrEqual(3)
        expect(date < endOf(season)).toBe(true)
        expect(date >= endOf(seasonBefore(season))).toBe(true)
      }),
    ))
})

describe('latestSeason', () => {
  it.each([
    ['2026-09-27', '2025-09-29'],
    ['2026-09-28', '2026-09-28'],
    ['2027-03-28', '2026-09-28'],
    ['2027-03-29', '2026-09-28'],
    ['2027-10-03', '2026-09-28'],
    ['2027-10-04', '2027-10-04'],
  ])('on %s is the winter from %s', (date, startDate) => expect(latestSeason(date)).toEqual({ startDate }))
})

describe('weekOf', () => {
  it('finds the week of each of its days, across clock changes and the year end', () =>
    fc.assert(
      fc.property(dates, fc.integer({ min: 0, max: WEEKS - 1 }), fc.integer({ min: 0, max: 6 }), (date, week, day) => {
        const season = seasonOf(date)
        expect(weekOf(season, addDays(startOfWeek(season, week), day))).toBe(week)
      }),
    ))

  it('is negative before the winter and beyond its weeks after it', () => {
    const season = seasonOf('2026-11-01')
    expect(weekOf(season, '2026-09-27')).toBe(-1)
    expect(weekOf(season, endOf(season))).toBe(WEEKS)
    expect([-1, 0, WEEKS - 1, WEEKS].map(isInSeason)).toEqual([false, true, true, false])
  })
})

describe('shareOfSeason', () => {
  const season = seasonOf('2026-11-01')

  it('of all weeks, and of the rest from the first, is the whole', () => {
    const weeks = Array.from({ length: WEEKS }, (_, week) => shareOfSeason(season, week, 'week'))
    expect(weeks.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9)
    expect(shareOfSeason(season, 0, 'rest')).toBeCloseTo(1, 9)
  })

  it('of January is more than of October', () =>
    expect(shareOfSeason(season, 15, 'week')).toBeGreaterThan(1.5 * shareOfSeason(season, 0, 'week')))
})
