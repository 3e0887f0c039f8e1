import { expect, test } from 'vitest'

import { stockOf } from './stock'

test.each([
  [null, 'unknown'],
  [0, 'none'],
  [-1, 'none'],
  [1, 'low'],
  [9, 'low'],
  [10, 'in-stock'],
  [500, 'in-stock'],
])('a level of %s is %s', (level, stock) => {
  expect(stockOf({ level, warnBelow: 10 })).toBe(stock)
})

test('without a warning level, one is enough', () => {
  expect(stockOf({ level: 1, warnBelow: 0 })).toBe('in-stock')
})
