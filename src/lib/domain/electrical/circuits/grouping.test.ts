import { expect, it } from 'vitest'

import { groupingFactor, thinnestBunched } from './grouping'

it.each([
  [1, 1],
  [2, 0.8],
  [4, 0.65],
  [9, 0.5],
  [20, 0.38],
])('%i circuits in a bunch keep %d of their capacity', (circuits, factor) =>
  expect(groupingFactor(circuits)).toBe(factor),
)

it.each([
  // 2.5 mm² by method 101 carries 17 A, 4 mm² carries 22 A: 22 × 0.8 = 17.6, 22 × 0.7 = 15.4
  ['101', 1, 2.5],
  ['101', 2, 4],
  ['101', 3, null],
  // 20, 27 and 37 A: 20 × 0.8 = 16, 27 × 0.65 = 17.55, 27 × 0.57 = 15.39, 37 × 0.5 = 18.5
  ['C', 2, 1.5],
  ['C', 4, 2.5],
  ['C', 6, 4],
  ['C', 9, 4],
] as const)('by method %s, %i circuits of 16 A in a bunch need %s mm²', (method, circuits, mm2) =>
  expect(thinnestBunched({ method, circuits, breakerAmps: 16 })).toBe(mm2),
)
