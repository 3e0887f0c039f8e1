import { expect, test } from 'vitest'

import { chaptersOf, minutesOf, numbersOf, type PageBlock } from './page'
import type { NumberedSource } from './source'

const prose = (id: string, words = 'one two'): PageBlock => ({
  id,
  kind: 'prose',
  heading: `On ${id}`,
  text: [{ kind: 'paragraph', content: [{ kind: 'text', text: words }] }],
  note: [],
  engineer: [],
})
const table = (id: string): PageBlock => ({ id, kind: 'table', caption: [], columns: [], rows: [], note: [] })
const chart = (id: string): PageBlock => ({ id, kind: 'chart', heading: 'Bars', rows: [], caption: [] })
const source: NumberedSource = {
  number: 1,
  title: 'A',
  publisher: 'B',
  date: '2018',
  url: '',
  confidence: 'verified',
  checkedOn: '',
}

test('numbers figures and tables separately', () => {
  expect([...numbersOf([chart('a'), table('b'), prose('c'), chart('d'), table('e')])]).toEqual([
    ['a', 1],
    ['d', 2],
    ['b', 1],
    ['e', 2],
  ])
})

test('lists contents for a page of four chapters, ending with the sources', () => {
  const four = ['a', 'b', 'c', 'd'].map((id) => prose(id))
  expect(chaptersOf({ blocks: four.slice(1), sources: [source] })).toEqual([])
  expect(chaptersOf({ blocks: [...four, chart('e')], sources: [] }).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
  expect(chaptersOf({ blocks: four, sources: [source] }).at(-1)).toEqual({ id: 'sources', heading: 'Sources' })
})

test('assumes 230 words a minute and at least one minute', () => {
  expect(minutesOf({ blocks: [prose('a', 'word '.repeat(460)), prose('b', 'word '.repeat(460))] })).toBe(4)
  expect(minutesOf({ blocks: [prose('a')] })).toBe(1)
})
