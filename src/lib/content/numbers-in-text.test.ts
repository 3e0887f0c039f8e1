import { expect, test } from 'vitest'

import { namesNumbers, numberMark, withNumbers } from './numbers-in-text'

const figures = { 'price.gas': { key: 'price.gas', text: '7.97p', value: 7.97, note: null } }

test.each([
  ['Gas costs {number:price.gas}, and {number:price.gas} again.', 'Gas costs 7.97p, and 7.97p again.'],
  [`Gas costs ${numberMark('price.gas')}.`, 'Gas costs 7.97p.'],
  ['Peat costs {number:price.peat}.', 'Peat costs .'],
  ['{number:constructor}', ''],
  ['**As** [it](/is) {claim:a} {number:}', '**As** [it](/is) {claim:a} {number:}'],
])('%s', (text, filled) => expect(withNumbers(text, figures)).toBe(filled))

test('text without a placeholder needs no lookup', () => {
  expect([namesNumbers('a number: 7'), namesNumbers(`a ${numberMark('price.gas')}`)]).toEqual([false, true])
})
