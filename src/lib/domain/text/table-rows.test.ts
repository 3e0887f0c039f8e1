import fc from 'fast-check'
import { expect, test } from 'vitest'

import { cellsOf, lineOf, rowsOf } from './table-rows'

test('reads rows as typed, or as pasted from a spreadsheet', () => {
  expect(rowsOf('Solid brick | 2.1\n\nFilled cavity\t0.7\r\n')).toEqual([
    ['Solid brick', '2.1'],
    ['Filled cavity', '0.7'],
  ])
})

test('keeps an empty cell', () => expect(cellsOf('a ||b')).toEqual(['a', '', 'b']))

test('reads back what it writes', () => {
  const cell = fc
    .string()
    .filter((text) => !/[|\t\r\n]/.test(text))
    .map((text) => text.trim())
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1 }), (cells) => {
      expect(cellsOf(lineOf(cells))).toEqual(cells)
    }),
  )
})

test.each(['a|b', 'a\tb', 'a\nb'])('rejects a cell that would be split: %j', (cell) =>
  expect(() => lineOf([cell])).toThrow('cell'),
)
