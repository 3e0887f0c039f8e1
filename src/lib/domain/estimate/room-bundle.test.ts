import { expect, test } from 'vitest'

import { bundlePence } from './room-bundle'

test.each([
  [100_000, 0, 100_000],
  [100_000, 10, 90_000],
  [99_999, 33.3, 66_699],
  [100_000, 100, 0],
])('%s p less %s % is %s p', (basePence, discountPercentage, pence) => {
  expect(bundlePence({ basePence, discountPercentage })).toBe(pence)
})
