import { describe, expect, it } from 'vitest'

import { monthsOf, shareOfHeatingYear, USUAL_DEGREE_DAYS } from './heating-months'

describe('shareOfHeatingYear', () => {
  it.each([
    ['2026-01-01', '2027-01-01', 1],
    ['2026-11-02', '2026-11-02', 0],
    ['2026-11-02', '2026-11-01', 0],
  ])('%s to %s', (from, to, share) => expect(shareOfHeatingYear({ from, to })).toBeCloseTo(share, 9))

  it('adds up across a year end, and counts a week in January as several in June', () => {
    const winter = shareOfHeatingYear({ from: '2026-10-01', to: '2027-04-01' })
    const parts =
      shareOfHeatingYear({ from: '2026-10-01', to: '2027-01-01' }) +
      shareOfHeatingYear({ from: '2027-01-01', to: '2027-04-01' })
    expect(winter).toBeCloseTo(parts, 9)
    expect(winter).toBeGreaterThan(0.7)
    expect(winter).toBeLessThan(0.85)
    expect(shareOfHeatingYear({ from: '2027-01-04', to: '2027-01-11' })).toBeGreaterThan(
      4 * shareOfHeatingYear({ from: '2027-06-07', to: '2027-06-14' }),
    )
  })
})

describe('monthsOf', () => {
  const sum = (months: readonly number[]) => months.reduce((total, month) => total + month, 0)
  const share = (months: readonly number[]) => shareOfHeatingYear({ from: '2026-12-01', to: '2027-03-01' }, months)

  it('is the average for the average number of degree days', () => {
    for (const [month, degreeDays] of monthsOf(sum(USUAL_DEGREE_DAYS)).entries())
      expect(degreeDays).toBeCloseTo(USUAL_DEGREE_DAYS[month] ?? NaN, 6)
  })

  it.each([1_500, 1_835, 2_600, 3_200])('has %d degree days in a year', (year) =>
    expect(sum(monthsOf(year))).toBeCloseTo(year, 3),
  )

  it('has a smaller share of its cold in winter the colder the region', () => {
    expect(share(monthsOf(3_000))).toBeLessThan(share(USUAL_DEGREE_DAYS) - 0.01)
    expect(share(monthsOf(1_600))).toBeGreaterThan(share(USUAL_DEGREE_DAYS) + 0.01)
  })
})
