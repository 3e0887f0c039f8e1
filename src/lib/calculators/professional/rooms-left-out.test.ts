import { expect, test } from 'vitest'

import { SAMPLE_BASIS } from '../quick/sample-numbers'
import { EXAMPLE_PROJECT } from './example-project'
import { roomsLeftOut } from './rooms-left-out'
import { sheetOf } from './sheet'
import { changed } from './sheet-actions'
import { sheetCalculator } from './sheet-result'

const EXAMPLE = sheetOf(EXAMPLE_PROJECT)
const COUNT = EXAMPLE.rooms.length
const calculate = sheetCalculator(SAMPLE_BASIS)

/** The example with cells changed: row, column, text. */
function leftOut(...cells: readonly [row: number, column: number, text: string][]) {
  const sheet = cells.reduce(
    (typed, [row, column, text]) => changed(typed, { type: 'paste', row, column, cells: [[text]] }),
    EXAMPLE,
  )
  return roomsLeftOut({ rooms: sheet.rooms, rows: calculate(sheet).rows })
}

test('counts every room', () => expect(leftOut()).toEqual({ rooms: [], among: COUNT }))

test('leaves out a room with invalid input, and points at the cell', () => {
  expect(leftOut([0, 3, 'abc'], [1, 0, ''], [1, 8, 'x'])).toMatchObject({
    rooms: [
      {
        id: 'r1',
        name: 'Lounge',
        row: 0,
        column: 3,
        unfinished: {
          name: 'Lounge',
          entered: expect.stringContaining('Length: 4.2; Width: abc;'),
          missing: expect.stringMatching(/^Width: Must be .*; Enter length and width, or the floor area$/),
        },
      },
      { id: 'r2', name: 'Room 2', row: 1, column: 8 },
    ],
    among: COUNT,
  })
})

test('does the same for missing input and a failed calculation', () => {
  expect(leftOut([2, 1, '']).rooms).toMatchObject([{ row: 2, column: 0 }])
  const cold = { ...EXAMPLE, home: { ...EXAMPLE.home, outdoorC: '14' } }
  const sheet = changed(cold, { type: 'cell', row: 0, column: 6, text: '14' })
  expect(roomsLeftOut({ rooms: sheet.rooms, rows: calculate(sheet).rows }).rooms).toMatchObject([{ row: 0, column: 6 }])
})

test('ignores a blank row', () => expect(leftOut([COUNT + 1, 0, '']).among).toBe(COUNT))
