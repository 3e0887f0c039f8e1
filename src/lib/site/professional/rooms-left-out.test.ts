import { expect, test } from 'vitest'

import { SAMPLE_BASIS } from '../sample-numbers'
import { EXAMPLE_PROJECT } from './example-project'
import { roomsLeftOut } from './rooms-left-out'
import { sheetOf } from './sheet'
import { changed } from './sheet-actions'
import { sheetCalculator } from './sheet-result'

const EXAMPLE = sheetOf(EXAMPLE_PROJECT)
const COUNT = EXAMPLE.rooms.length
const calculate = sheetCalculator(SAMPLE_BASIS)

/** The example with texts put in: row, column, text. */
function leftOut(...cells: readonly [row: number, column: number, text: string][]) {
  const sheet = cells.reduce(
    (typed, [row, column, text]) => changed(typed, { type: 'paste', row, column, cells: [[text]] }),
    EXAMPLE,
  )
  return roomsLeftOut({ rooms: sheet.rooms, rows: calculate(sheet).rows })
}

test('all are counted', () => expect(leftOut()).toEqual({ rooms: [], among: COUNT }))

test('what cannot be used leaves its room out, and is where to go on', () => {
  expect(leftOut([0, 3, 'abc'], [1, 0, ''], [1, 8, 'x'])).toEqual({
    rooms: [
      { id: 'r1', name: 'Lounge', row: 0, column: 3 },
      { id: 'r2', name: 'Room 2', row: 1, column: 8 },
    ],
    among: COUNT,
  })
})

test('so does what is missing, and a sum that cannot be made', () => {
  expect(leftOut([2, 1, '']).rooms).toMatchObject([{ row: 2, column: 0 }])
  const cold = { ...EXAMPLE, home: { ...EXAMPLE.home, outdoorC: '14' } }
  const sheet = changed(cold, { type: 'cell', row: 0, column: 6, text: '14' })
  expect(roomsLeftOut({ rooms: sheet.rooms, rows: calculate(sheet).rows }).rooms).toMatchObject([{ row: 0, column: 6 }])
})

test('a blank row is no room', () => expect(leftOut([COUNT + 1, 0, '']).among).toBe(COUNT))
