import { expect, test } from 'vitest'

import { shareDifference } from './share-difference'

// Newcombe (1998), table II, method 10: each example is the first share less the second.
test.each([
  [56, 70, 48, 80, 0.2, 0.0524, 0.3339],
  [9, 10, 3, 10, 0.6, 0.1705, 0.809],
  [6, 7, 2, 7, 0.5714, 0.0582, 0.8062],
  [5, 56, 0, 29, 0.0893, -0.0381, 0.1926],
  [0, 10, 0, 20, 0, -0.1611, 0.2775],
  [10, 10, 0, 20, 1, 0.6791, 1],
])('%i/%i less %i/%i', (hits, of, lessHits, lessOf, difference, low, high) => {
  const found = shareDifference({ hits: lessHits, of: lessOf }, { hits, of })
  expect(found?.difference).toBeCloseTo(difference, 4)
  expect(found?.low).toBeCloseTo(low, 4)
  expect(found?.high).toBeCloseTo(high, 4)
})

test('exchanging the shares turns the interval round', () => {
  const [one, other] = [
    { hits: 4, of: 50 },
    { hits: 9, of: 60 },
  ]
  const [there, back] = [shareDifference(one, other), shareDifference(other, one)]
  expect(there?.low).toBeCloseTo(-(back?.high ?? 0), 10)
  expect(there?.high).toBeCloseTo(-(back?.low ?? 0), 10)
})

test.each([
  [0, 10],
  [10, 0],
])('nothing can be said of a share of nothing: %i, %i', (of, otherOf) => {
  expect(shareDifference({ hits: 0, of }, { hits: 0, of: otherOf })).toBeNull()
})
