import fc from 'fast-check'
import { expect, test } from 'vitest'

import { deliveredPrice, penceOf, vatWithin } from './delivered-price'

test.each([
  [289, 28_900],
  [19.99, 1_999],
  [0.29, 29],
  [1.1, 110],
  [8.7, 870],
  [0, 0],
])('%d pounds is %d pence', (pounds, pence) => {
  expect(penceOf(pounds)).toBe(pence)
})

test.each([
  [1, { goodsPence: 28_900, deliveryPence: 15_000, totalPence: 43_900, vatPence: 7_317 }],
  [4, { goodsPence: 115_600, deliveryPence: 15_000, totalPence: 130_600, vatPence: 21_767 }],
])('%d panels with one delivery', (quantity, price) => {
  expect(deliveredPrice({ eachPence: 28_900, quantity, deliveryPence: 15_000 })).toEqual(price)
})

test('VAT is 20 % of the net amount, to the penny', () => {
  fc.assert(
    fc.property(fc.nat({ max: 10_000_000 }), (pence) => {
      const vatPence = vatWithin(pence)
      expect(Number.isInteger(vatPence)).toBe(true)
      expect(Math.abs((pence - vatPence) * 0.2 - vatPence)).toBeLessThanOrEqual(0.6 + 1e-6)
    }),
  )
})
