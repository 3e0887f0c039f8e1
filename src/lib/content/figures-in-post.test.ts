import { expect, test } from 'vitest'

import { figuresInPost } from './figures-in-post'

const number = (key: string, about: string, value: number | null = 1) => ({
  kind: 'number',
  figure: { key, text: `${key} text`, value, note: { about, source: '', isOver: false, checkedOn: null } },
})

test('lists each figure once, by its name', () => {
  const price = number('price', 'Price of electricity.')
  const ratio = number('ratio', 'Heat from a panel = panel ÷ boiler. Panel 26.32p, boiler 9.49p.')
  const blocks = [
    { kind: 'prose', text: [{ kind: 'paragraph', content: [price, { kind: 'link', content: [ratio] }] }] },
    { kind: 'table', rows: [[[price]]] },
  ]
  expect(figuresInPost(blocks)).toEqual([
    { key: 'price', name: 'Price of electricity', text: 'price text' },
    { key: 'ratio', name: 'Heat from a panel', text: 'ratio text' },
  ])
})

test('leaves out text without a value, such as the period of the prices', () => {
  expect(figuresInPost([number('price.cap', 'Prices', null)])).toEqual([])
})
