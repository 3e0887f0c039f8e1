import { expect, test } from 'vitest'

import { storedBlocksOf } from './stored-blocks'

const text = (words: string) => ({ type: 'text', text: words })
const paragraph = (words: string) => ({ type: 'paragraph', children: words ? [text(words)] : [] })
const heading = (tag: string, words: string) => ({ type: 'heading', tag, children: [text(words)] })
const block = (fields: object) => ({ type: 'block', fields })
const kept = (...children: object[]) => storedBlocksOf({ root: { children } })
const prose = (heading: string, ...children: object[]) => ({
  blockType: 'prose',
  heading,
  text: { root: { children } },
})

test('a second-level heading begins a chapter, a third-level one does not', () => {
  const [why, how, detail] = [paragraph('Why.'), paragraph('How.'), heading('h3', 'In detail')]
  expect(kept(why, heading('h2', 'The sum'), how, detail)).toEqual([prose('', why), prose('The sum', how, detail)])
})

test('text after a block continues without a heading', () => {
  const chart = { blockType: 'chart', heading: 'Prices' }
  const [before, after] = [paragraph('Before.'), paragraph('After.')]
  expect(kept(heading('h2', 'Cost'), before, block(chart), after)).toEqual([
    prose('Cost', before),
    chart,
    prose('', after),
  ])
})

test('the empty paragraph that the editor leaves is dropped', () => {
  expect(kept(paragraph(''))).toEqual([])
  expect(storedBlocksOf(null)).toEqual([])
})
