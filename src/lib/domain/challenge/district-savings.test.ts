import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Comparison } from './against-last-winter'
import { districtSavings, PERCENT_MAX, PERCENT_MIN, savedPercent } from './district-savings'

const covered = { days: 60, kwh: 1_000, share: 0.3, averageMonths: [] }
const compared = (expectedKwh: number, savedKwh: number): Comparison => ({
  ok: true,
  last: covered,
  current: covered,
  expectedKwh,
  savedKwh,
  band: { p10: 0, p90: 0 } as Extract<Comparison, { ok: true }>['band'],
})
const unknown: Comparison = { ok: false, last: covered, current: covered }

describe('a household’s saving', () => {
  test.each([
    [[compared(1_000, 114)], 11],
    [[compared(1_000, 100), compared(3_000, -300)], -5],
    [[unknown, compared(1_000, 250)], 25],
    [[compared(1_000, 990)], PERCENT_MAX],
    [[compared(1_000, -3_000)], PERCENT_MIN],
    [[unknown, unknown], null],
    [[compared(0, 0)], null],
  ])('%j is %s percent', (comparisons, percent) => expect(savedPercent(comparisons)).toBe(percent))
})

describe('a district', () => {
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

  test('is not compared below ten households, and otherwise by its middle half', () => {
    expect(districtSavings(upTo(9))).toBeNull()
    expect(districtSavings(upTo(10))).toEqual({ tens: 10, low: 2, median: 5, high: 7 })
    expect(districtSavings(upTo(29).reverse())).toEqual({ tens: 20, low: 7, median: 14, high: 21 })
  })

  test('is the same in any order, and only reveals its number of households in tens', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: PERCENT_MIN, max: PERCENT_MAX }), { minLength: 10 }), (percents) => {
        const one = districtSavings(percents)
        expect(districtSavings(percents.toReversed())).toEqual(one)
        expect((one?.tens ?? 1) % 10).toBe(0)
        expect(one?.low).toBeLessThanOrEqual(one?.median ?? NaN)
        expect(one?.median).toBeLessThanOrEqual(one?.high ?? NaN)
      }),
    ))
})
