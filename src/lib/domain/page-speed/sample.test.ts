import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { isSampled, isSamplePercent } from './sample'

const BELOW_ONE = 1 - Number.EPSILON / 2

describe('isSampled', () => {
  it.each([
    [0, 0, false],
    [100, BELOW_ONE, true],
    [25, 0, true],
    [25, 0.2499, true],
    [25, 0.25, false],
    [25, BELOW_ONE, false],
    [1, 0.0099, true],
    [1, 0.01, false],
  ])('at %d %% a draw of %d is measured: %s', (percent, random, measured) => {
    expect(isSampled(percent, random)).toBe(measured)
  })

  it('measures the chosen share of evenly spread draws', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), (percent) => {
        const draws = Array.from({ length: 1_000 }, (_, n) => (n + 0.5) / 1_000)
        expect(draws.filter((draw) => isSampled(percent, draw))).toHaveLength(percent * 10)
      }),
    ))
})

test.each([
  [0, true],
  [1, true],
  [100, true],
  [-1, false],
  [101, false],
  [12.5, false],
  [Number.NaN, false],
  ['50', false],
  [null, false],
])('%o can be chosen: %s', (percent, can) => {
  expect(isSamplePercent(percent)).toBe(can)
})
