import { expect, test } from 'vitest'

import { cartInWords, isCartInWords } from './cart-words'

const PANELS = { name: 'Powerboard S 225W', quantity: 4, eachPence: 28_900 }
const CABLE = { name: 'Cable', quantity: 1, eachPence: 450 }

test('writes a cart as one line, and recognises it', () => {
  const words = cartInWords([PANELS, CABLE])
  expect(words).toBe('Basket: 4 × Powerboard S 225W at £289.00 each; 1 × Cable at £4.50 each.')
  expect([isCartInWords(words), isCartInWords('For a loft.')]).toEqual([true, false])
})
