import { expect, test } from 'vitest'

import { cartInWords, messageWithCart } from './cart-words'

const PANELS = { name: 'Powerboard S 225W', quantity: 4, eachPence: 28_900 }
const CABLE = { name: 'Cable', quantity: 1, eachPence: 450 }
const WORDS = 'Basket: 4 × Powerboard S 225W at £289.00 each; 1 × Cable at £4.50 each.'

test('a cart is one line', () => {
  expect(cartInWords([PANELS, CABLE])).toBe(WORDS)
})

test.each([
  ['an empty message', '', WORDS],
  ['what was typed', 'For a loft.\nCall me.', `${WORDS}\nFor a loft.\nCall me.`],
  ['an earlier basket', 'Basket: 1 × Cable at £4.50 each.\nFor a loft.', `${WORDS}\nFor a loft.`],
])('it goes before %s, once', (_what, message, after) => {
  expect(messageWithCart(message, [PANELS, CABLE])).toBe(after)
})
