import fc from 'fast-check'
import { expect, test } from 'vitest'

import { deliveredPrice } from '../catalogue/delivered-price'
import { cartTotals } from './cart-totals'

const PANEL = { eachPence: 28_900, quantity: 4 }

test.each([
  ['empty', [], 15_000, { goodsPence: 0, deliveryPence: 0, totalPence: 0, vatPence: 0, netPence: 0 }],
  [
    'four panels',
    [PANEL],
    15_000,
    { goodsPence: 115_600, deliveryPence: 15_000, totalPence: 130_600, vatPence: 21_767, netPence: 108_833 },
  ],
  [
    'two lines and one delivery',
    [PANEL, { eachPence: 5_999, quantity: 2 }],
    15_000,
    { goodsPence: 127_598, deliveryPence: 15_000, totalPence: 142_598, vatPence: 23_766, netPence: 118_832 },
  ],
])('%s', (_what, lines, deliveryPence, totals) => {
  expect(cartTotals({ lines, deliveryPence })).toEqual(totals)
})

test('a cart of one line costs what its product page says', () => {
  const eachPence = fc.integer({ min: 1, max: 1_000_000 })
  const quantity = fc.integer({ min: 1, max: 99 })
  fc.assert(
    fc.property(eachPence, quantity, fc.nat({ max: 50_000 }), (each, count, deliveryPence) => {
      const line = { eachPence: each, quantity: count }
      expect(cartTotals({ lines: [line], deliveryPence })).toMatchObject(deliveredPrice({ ...line, deliveryPence }))
    }),
  )
})

test('net and VAT add up to the total, in whole pence, in any order of lines', () => {
  const line = fc.record({ eachPence: fc.nat({ max: 1_000_000 }), quantity: fc.integer({ min: 1, max: 99 }) })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), fc.nat({ max: 50_000 }), (lines, deliveryPence) => {
      const totals = cartTotals({ lines, deliveryPence })
      expect(totals.netPence + totals.vatPence).toBe(totals.totalPence)
      expect(Object.values(totals).every(Number.isInteger)).toBe(true)
      expect(cartTotals({ lines: [...lines].reverse(), deliveryPence })).toEqual(totals)
    }),
  )
})
