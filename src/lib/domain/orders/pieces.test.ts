import { expect, test } from 'vitest'

import { piecesOf } from './pieces'

test('the pieces of a product are added up, in the order of the ids, and work has none', () => {
  const lines = [
    { productId: 7, quantity: 12 },
    { productId: null, quantity: 5 },
    { productId: 3, quantity: 1 },
    { productId: 7, quantity: 2 },
  ]
  expect([...piecesOf(lines)]).toEqual([
    [3, 1],
    [7, 14],
  ])
})
