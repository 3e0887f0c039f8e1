import { describe, expect, it } from 'vitest'

import { blockOf, cellFrom, isOneCell, LAST_COLUMN, type Press, wishOf } from './grid-keys'

const press = (key: string, rest: Partial<Press> = {}): Press => ({
  key,
  isCommand: false,
  isShift: false,
  isAlt: false,
  caret: { atStart: true, atEnd: true },
  ...rest,
})
const inside = { atStart: false, atEnd: false }

describe('a key', () => {
  it.each([
    [press('Enter'), { type: 'next' }],
    [press('Enter', { isShift: true }), { type: 'back' }],
    [press('ArrowDown'), { type: 'go', by: [1, 0], extends: false }],
    [press('ArrowUp', { isShift: true }), { type: 'go', by: [-1, 0], extends: true }],
    [press('ArrowLeft'), { type: 'go', by: [0, -1], extends: false }],
    [press('ArrowRight', { caret: { atStart: false, atEnd: true } }), { type: 'go', by: [0, 1], extends: false }],
    [press('ArrowUp', { isAlt: true }), { type: 'move', by: -1 }],
    [press('ArrowDown', { isAlt: true }), { type: 'move', by: 1 }],
    [press('Delete', { isAlt: true }), { type: 'remove' }],
    [press('Delete'), { type: 'clear' }],
    [press('z', { isCommand: true }), { type: 'history', step: 'undo' }],
    [press('Z', { isCommand: true, isShift: true }), { type: 'history', step: 'redo' }],
    [press('y', { isCommand: true }), { type: 'history', step: 'redo' }],
    [press('d', { isCommand: true }), { type: 'duplicate' }],
    [press('ArrowDown', { caret: 'list', isShift: true }), { type: 'go', by: [1, 0], extends: true }],
    [press('ArrowRight', { caret: 'list' }), { type: 'go', by: [0, 1], extends: false }],
  ])('%o is a wish', (pressed, wish) => expect(wishOf(pressed)).toEqual(wish))

  it.each([
    press('a'),
    press('Tab'),
    press('ArrowLeft', { caret: inside }),
    press('ArrowRight', { caret: inside }),
    press('ArrowDown', { caret: 'list' }),
    press('ArrowLeft', { isAlt: true }),
    press('c', { isCommand: true }),
    press('d', { isCommand: true, isShift: true }),
  ])('%o is left alone', (pressed) => expect(wishOf(pressed)).toBeNull())
})

it('stops at the edges of the table', () => {
  expect(cellFrom({ row: 0, column: 0 }, [-1, -1], 3)).toEqual({ row: 0, column: 0 })
  expect(cellFrom({ row: 2, column: LAST_COLUMN }, [1, 1], 3)).toEqual({ row: 2, column: LAST_COLUMN })
  expect(cellFrom({ row: 3, column: 1 }, [0, 0], 3)).toEqual({ row: 2, column: 1 })
  expect(cellFrom({ row: 1, column: 1 }, [1, 1], 3)).toEqual({ row: 2, column: 2 })
})

it('selects the same block in either direction', () => {
  const [one, other] = [
    { row: 2, column: 1 },
    { row: 0, column: 3 },
  ]
  expect(blockOf({ anchor: one, focus: other })).toEqual({ top: 0, left: 1, bottom: 2, right: 3 })
  expect(blockOf({ anchor: other, focus: one })).toEqual(blockOf({ anchor: one, focus: other }))
  expect([isOneCell(blockOf({ anchor: one, focus: one })), isOneCell(blockOf({ anchor: one, focus: other }))]).toEqual([
    true,
    false,
  ])
})
