import { expect, test } from 'vitest'

import type { Line } from '@/lib/content/rich-text'

import { numberColumns } from './number-columns'

const line = (text: string): Line => [{ kind: 'text', text }]
const table = (...rows: string[][]) => numberColumns(rows.map((cells) => cells.map(line)))

test.each([
  [['£1,234', '£56.50', '−£3']],
  [['52%', '6 %', '0.3 %']],
  [['225 W', '5.4 kWh', '20 °C', '26.32p']],
  [['£300–500', '2-3 days', '3 to 7 years']],
  [['about 900 kWh', 'up to 50%', '£40 / m²']],
  [['12', '–', '']],
  [['8 to 12 m²', 'none stated']],
  [['0.18 W/m²K', '5.2 m²K/W', '440 W/m²']],
])('a column of %j is aligned to the right', (cells) => {
  expect(table(...cells.map((cell) => ['Row', cell]))).toEqual([false, true])
})

test.each([[['£1,234', 'Free']], [['225 W, measured', '300 W']], [['BS EN 1', '2']], [['–', '']]])(
  'a column of %j is not',
  (cells) => {
    expect(table(...cells.map((cell) => ['Row', cell]))).toEqual([false, false])
  },
)

test('the first column names the rows, even where the names are years', () => {
  expect(table(['2019', '4'], ['2020', '5'])).toEqual([false, true])
})

test('a figure from the registry counts by its text, and a source mark does not count', () => {
  const cell: Line = [
    { kind: 'text', text: '£12' },
    { kind: 'source', number: 3 },
  ]
  expect(numberColumns([[line('Row'), cell]])).toEqual([false, true])
})

test('a short row leaves its column empty', () => {
  expect(table(['A', '1', '2'], ['B', '3'])).toEqual([false, true, true])
  expect(table()).toEqual([])
})
