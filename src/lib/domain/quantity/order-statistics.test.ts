import fc from 'fast-check'
import { expect, test } from 'vitest'

import { select } from './order-statistics'

const values = fc.array(fc.oneof(fc.double({ noNaN: true }), fc.constantFrom(0, 1, 2)), {
  minLength: 1,
  maxLength: 200,
})

test('selected indexes match a full sort, and no value is lost', () => {
  fc.assert(
    fc.property(values, fc.array(fc.nat(), { minLength: 1, maxLength: 6 }), (list, numbers) => {
      const indexes = [...new Set(numbers.map((number) => number % list.length))].sort((one, other) => one - other)
      const selected = Float64Array.from(list)
      const sorted = Float64Array.from(list).sort()
      select(selected, indexes)
      for (const index of indexes) expect(selected[index] === sorted[index]).toBe(true)
      expect(selected.sort().every((value, index) => value === sorted[index])).toBe(true)
    }),
  )
})

test('copes with equal values', () => {
  const equal = new Float64Array(1_000).fill(7)
  select(equal, [99, 100, 500, 899, 900])
  expect(equal.every((value) => value === 7)).toBe(true)
})
