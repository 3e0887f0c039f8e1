import { expect, test } from 'vitest'

import type { PageBlock } from './page'
import { subjectsOf } from './subjects'

const prose = (id: string, heading: string): PageBlock => ({
  id,
  kind: 'prose',
  heading,
  text: [],
  note: [],
  engineer: [],
})
const table = (id: string): PageBlock => ({ id, kind: 'table', caption: [], columns: [], rows: [], note: [] })
const action = (id: string): PageBlock => ({ id, kind: 'callToAction', heading: 'Next', text: [], actions: [] })

const shown = (...blocks: PageBlock[]) =>
  subjectsOf(blocks).map(({ heading, blocks: own }) => [heading, own.map(({ id }) => id).join(' ')])

test('a heading folds what follows it, until the next one', () => {
  expect(shown(table('a'), prose('b', 'Circuits'), table('c'), prose('d', 'Law'))).toEqual([
    [null, 'a'],
    ['Circuits', 'b c'],
    ['Law', 'd'],
  ])
})

test('a text without a heading belongs to what is before it', () => {
  expect(shown(prose('a', 'Circuits'), prose('b', ''))).toEqual([['Circuits', 'a b']])
})

test('actions and forms stay open, and end a subject', () => {
  expect(shown(prose('a', 'Circuits'), action('b'), table('c'))).toEqual([
    ['Circuits', 'a'],
    [null, 'b'],
    [null, 'c'],
  ])
})

test('the heading is not printed twice, and the action keeps its own', () => {
  const [circuits, next] = subjectsOf([prose('a', 'Circuits'), action('b')])
  expect(circuits?.blocks[0]).toMatchObject({ id: 'a', heading: '' })
  expect(next?.blocks[0]).toMatchObject({ id: 'b', heading: 'Next' })
})
