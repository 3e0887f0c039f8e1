import { expect, test } from 'vitest'

import { claimFigure } from './claim-figure'

test.each([
  { value: '179', unit: '£', expected: '£179' },
  { value: '99.8', unit: '%', expected: '99.8%' },
  { value: '10', unit: 'yr', expected: '10 yr' },
  { value: 'IP54', unit: '', expected: 'IP54' },
])('$expected', ({ value, unit, expected }) => {
  expect(claimFigure({ value, unit })).toBe(expected)
})
