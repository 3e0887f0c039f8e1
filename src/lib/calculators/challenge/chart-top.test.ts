import { expect, test } from 'vitest'

import { chartTop } from './chart-top'

test.each([
  [0, 1],
  [0.7, 0.8],
  [1, 1],
  [1.01, 2],
  [9.8, 10],
  [10, 10],
  [41, 60],
  [62.3, 80],
  [81, 100],
])('the scale for %d ends at %d', (most, top) => {
  expect(chartTop(most)).toBeCloseTo(top, 9)
})
