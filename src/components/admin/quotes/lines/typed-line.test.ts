import { expect, test } from 'vitest'

import { choiceOf, chosen, lineToPrice, NEW_LINE } from './typed-line'

const LIST = [
  { kind: 'panels', name: 'Powerboard S', detail: '', eachPence: 28_950, productId: 7 },
  { kind: 'fitting', name: 'Fitting, an allowance', detail: 'Until a survey', eachPence: 15_000, productId: null },
  { kind: 'circuits', name: 'Circuits', detail: '', eachPence: null, productId: null },
] as const

test('a product fills in everything that the price list knows', () => {
  expect(chosen('product-7', LIST, 0)).toEqual({
    kind: 'panels',
    name: 'Powerboard S',
    detail: '',
    product: 7,
    each: 289.5,
    percent: null,
  })
})

test('fitting is counted for the panels there are, and what only a survey prices has no price', () => {
  expect(chosen('fitting', LIST, 6)).toMatchObject({ kind: 'fitting', each: 150, quantity: 6, product: null })
  expect(chosen('fitting', LIST, 0)).not.toHaveProperty('quantity')
  expect(chosen('circuits', LIST, 6)).toMatchObject({ name: 'Circuits', each: null })
})

test('what is not on the list keeps its name, without the price and product of something else', () => {
  expect(chosen('other', LIST, 6)).toEqual({ kind: 'other', product: null, each: null, percent: null })
  expect(chosen('section', LIST, 6)).toEqual({
    kind: 'section',
    product: null,
    each: null,
    percent: null,
    isOption: false,
  })
})

test('the choice of a line is its product, or its kind', () => {
  expect([choiceOf({ kind: 'panels', product: 7 }), choiceOf({ kind: 'note', product: null })]).toEqual([
    'product-7',
    'note',
  ])
})

test('what is no number counts as nothing', () => {
  const line = { ...NEW_LINE, id: 'a', quantity: 'ten', each: 'dear', percent: '?' }
  expect(lineToPrice(line)).toMatchObject({ quantity: 0, each: null, percent: null })
  expect(lineToPrice({ ...line, quantity: 2, each: 1.5 })).toMatchObject({ quantity: 2, each: 1.5 })
})
