import { expect, test } from 'vitest'

import { bundlePence, bundleSavingPence } from './room-bundle'

test.each([
  [100_000, 0, 100_000],
  [100_000, 10, 90_000],
  [99_999, 33.3, 66_699],
  [100_000, 100, 0],
])('%s p less %s % is %s p', (basePence, discountPercentage, pence) => {
  expect(bundlePence({ basePence, discountPercentage })).toBe(pence)
})

test.each([
  ['one panel', 1, 28_900, 28_900, 0],
  ['three panels', 3, 86_700, 86_700, 30_000],
  ['three panels with a discount', 3, 86_700, 80_000, 36_700],
])('%s', (_what, pieces, basePence, finalPence, saving) => {
  expect(bundleSavingPence({ pieces, deliveryPence: 15_000, basePence, finalPence })).toBe(saving)
})
