import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { Line } from '@/lib/content/rich-text'

import { TableBlock } from './table-block'

const line = (text: string): Line => [{ kind: 'text', text }]

/** The classes of each heading and cell, row by row. */
function classesOf(rows: string[][]) {
  const [columns = [], ...body] = rows.map((cells) => cells.map(line))
  const block = { id: 'prices', kind: 'table' as const, caption: line('Prices'), columns, rows: body, note: [] }
  const html = renderToStaticMarkup(<TableBlock block={block} number={1} />)
  return [...html.matchAll(/<t[hd] [^>]*class="([^"]*)"/g)].map(([, classes = '']) => classes.split(' '))
}

test('figures and their heading are aligned to the right, and words to the left', () => {
  const isRight = classesOf([
    ['Room', 'Price'],
    ['Kitchen', '£179'],
  ]).map((classes) => classes.includes('text-right'))
  expect(isRight).toEqual([false, true, false, true])
})

test('in a wide table only while it is displayed as a table', () => {
  const classes = classesOf([
    ['Room', 'Panels', 'Price'],
    ['Kitchen', '2', '£358'],
  ])
  expect(classes.map((cell) => cell.includes('md:text-right'))).toEqual([false, true, true, false, true, true])
  expect(classes.flat()).not.toContain('text-right')
})
