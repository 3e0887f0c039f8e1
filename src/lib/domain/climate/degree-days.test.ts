import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { OutOfRange } from '../quantity/range-check'
import { BASE_C, DAYS_OF_MONTHS, degreeDays, degreeDaysOfYear } from './degree-days'

const BATH = [4.9, 5.3, 7, 9.3, 12.2, 15, 16.7, 16.7, 14.4, 11.1, 7.8, 4.9]
const HIGHLAND = [3.1, 3.2, 4.4, 6.6, 8.9, 11.4, 13.2, 13.1, 11.3, 8.2, 5.4, 2.7]

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number)
const means = fc.double({ min: -10, max: 30, noNaN: true })

describe('degree days', () => {
  it.each([
    ['Bath', BATH, 2_050],
    ['Inverness', HIGHLAND, 2_920],
  ])('add up to the published year of %s', (_place, monthlyMeansC, published) => {
    expect(Math.abs(sum(degreeDaysOfYear(monthlyMeansC)) - published)).toBeLessThan(10)
  })

  it('of a cold month are its days times the shortfall', () => {
    expect(degreeDays({ meanC: 0, days: 31 })).toBeCloseTo(31 * BASE_C, 1)
  })

  it('of a month at the base temperature are those of its colder half', () => {
    expect(degreeDays({ meanC: BASE_C, days: 30 })).toBeCloseTo(30 / 0.71, 6)
    expect(degreeDays({ meanC: BASE_C - 1e-6, days: 30 })).toBeCloseTo(30 / 0.71, 3)
  })

  it('never increase with temperature, and never fall below the plain shortfall', () => {
    fc.assert(
      fc.property(means, means, (one, other) => {
        const colder = degreeDays({ meanC: Math.min(one, other), days: 30 })
        const warmer = degreeDays({ meanC: Math.max(one, other), days: 30 })
        expect(colder).toBeGreaterThanOrEqual(warmer)
        expect(colder).toBeGreaterThanOrEqual(30 * Math.max(0, BASE_C - Math.min(one, other)))
      }),
    )
  })

  it('reject a year with a missing month, and impossible temperatures', () => {
    expect(() => degreeDaysOfYear(BATH.slice(1))).toThrow(OutOfRange)
    expect(() => degreeDays({ meanC: 60, days: 31 })).toThrow('meanC must lie between -30 and 45, but is 60')
    expect(() => degreeDays({ meanC: 5, days: 365 })).toThrow(OutOfRange)
  })

  it('use the calendar', () => expect(sum(DAYS_OF_MONTHS)).toBe(365))
})
