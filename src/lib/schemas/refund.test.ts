import { expect, test } from 'vitest'

import { penceOf, refundSchema } from './refund'

test.each([
  ['25', 2_500],
  ['25.5', 2_550],
  [' 0.29 ', 29],
  ['1306.00', 130_600],
  ['£1,306', 130_600],
  ['', null],
  ['-1', null],
  ['1.234', null],
  ['1e3', null],
  ['12345678', null],
])('%j in pounds is %s pence', (typed, pence) => {
  expect(penceOf(typed)).toBe(pence)
})

const REFUND = { amountPence: 100, reason: 'A scratched panel', key: '6f9a2f0e-7a53-4b2a-8f0e-0d8b5f3a9c11' }

test.each([
  [{}, true],
  [{ amountPence: 0 }, false],
  [{ amountPence: 1.5 }, false],
  [{ reason: ' ' }, false],
  [{ reason: 'x'.repeat(201) }, false],
  [{ key: 'once' }, false],
  [{ other: 1 }, false],
])('a refund with %j is accepted: %s', (changes, expected) => {
  expect(refundSchema.safeParse({ ...REFUND, ...changes }).success).toBe(expected)
})
