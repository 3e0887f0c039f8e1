import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { COLUMNS } from './columns'
import { EXAMPLE_PROJECT } from './example-project'
import { readRoomLines } from './rooms-csv'
import { emptySheet, type Sheet, sheetOf } from './sheet'
import { type Block, cellsIn, changed, pasteProblem, roomsProblem, type SheetAction } from './sheet-actions'
import { historyOf, withHistory } from './sheet-history'
import { readTabSeparated, writeTabSeparated } from './tab-separated'

const EXAMPLE = sheetOf(EXAMPLE_PROJECT)
const names = ({ rooms }: Sheet) => rooms.map(({ name }) => name)

const text = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom('', '3.4', 'Lounge', 'a\tb', 'two\nlines', 'said "so"'),
)
const row = fc.integer({ min: 0, max: EXAMPLE.rooms.length - 1 })
const column = fc.integer({ min: 0, max: COLUMNS.length - 1 })
const rows = fc.tuple(row, row).map(([one, other]) => ({ top: Math.min(one, other), bottom: Math.max(one, other) }))
const block: fc.Arbitrary<Block> = fc
  .tuple(rows, column, column)
  .map(([span, one, other]) => ({ ...span, left: Math.min(one, other), right: Math.max(one, other) }))
const action: fc.Arbitrary<SheetAction> = fc.oneof(
  fc.record({ type: fc.constant('cell' as const), row, column, text }),
  fc.record({
    type: fc.constant('paste' as const),
    row,
    column,
    cells: fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
  }),
  block.map((of) => ({ type: 'clear' as const, block: of })),
  row.map((at) => ({ type: 'add' as const, row: at })),
  rows.map((span) => ({ type: 'duplicate' as const, ...span })),
  rows.map((span) => ({ type: 'remove' as const, ...span })),
  fc
    .tuple(rows, fc.constantFrom(1 as const, -1 as const))
    .map(([span, by]) => ({ type: 'move' as const, ...span, by })),
  fc.record({
    type: fc.constant('element' as const),
    row,
    id: fc.constantFrom('wall', 'floor'),
    change: fc.record({ areaM2: text }),
  }),
  fc.record({ type: fc.constant('home' as const), change: fc.record({ outdoorC: text }) }),
)

describe('undo', () => {
  it('reverts any change, and redo reapplies it', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 6 }), action, (before, last) => {
        const start = before.reduce((history, one) => withHistory(history, one), historyOf(EXAMPLE))
        const settled = withHistory(start, { type: 'settle' })
        const after = withHistory(settled, last)
        if (after === settled) return
        const undone = withHistory(after, { type: 'undo' })
        expect(undone.sheet).toBe(settled.sheet)
        expect(withHistory(undone, { type: 'redo' }).sheet).toBe(after.sheet)
      }),
    )
  })

  it('reverts all typing in a cell at once, cell by cell', () => {
    const type = (at: number, typed: string) => ({ type: 'cell', row: 0, column: at, text: typed }) as const
    const typed = [type(0, 'L'), type(0, 'Lo'), type(2, '4')].reduce(withHistory, historyOf(emptySheet()))
    expect(names(withHistory(typed, { type: 'undo' }).sheet)[0]).toBe('Lo')
    expect(names(withHistory(withHistory(typed, { type: 'undo' }), { type: 'undo' }).sheet)[0]).toBe('')
  })

  it('does nothing when there is nothing to undo or redo', () => {
    const history = historyOf(EXAMPLE)
    expect([withHistory(history, { type: 'undo' }), withHistory(history, { type: 'redo' })]).toEqual([history, history])
  })

  it('is cleared when a sheet is restored', () => {
    const history = withHistory(historyOf(EXAMPLE), { type: 'remove', top: 0, bottom: 0 })
    expect(withHistory(history, { type: 'restore', sheet: EXAMPLE })).toEqual(historyOf(EXAMPLE))
  })
})

describe('a block of cells', () => {
  it('pasted where it was copied changes nothing', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 4 }), block, (before, of) => {
        const sheet = before.reduce(changed, EXAMPLE)
        const copied = cellsIn({ sheet, block: of })
        if (copied.length === 0) return
        expect(
          changed(sheet, {
            type: 'paste',
            row: of.top,
            column: of.left,
            cells: readTabSeparated(writeTabSeparated(copied)),
          }),
        ).toBe(sheet)
      }),
    )
  })

  it('round-trips through the clipboard', () => {
    const cells = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }),
      )
    fc.assert(
      fc.property(cells, (given) => {
        expect(readTabSeparated(writeTabSeparated(given))).toEqual(given)
      }),
    )
  })

  it('from a spreadsheet adds rooms as needed, keeps invalid text, and drops cells beyond the last column', () => {
    const wide = Array.from({ length: COLUMNS.length }, () => 'x')
    const sheet = changed(emptySheet(), {
      type: 'paste',
      row: 2,
      column: 1,
      cells: [['Bedroom', '4.2'], ['?', 'four'], wide],
    })
    expect(sheet.rooms.map(({ id, kind, lengthM }) => [id, kind, lengthM])).toEqual([
      ['r1', '', ''],
      ['r2', '', ''],
      ['r3', 'Bedroom', '4.2'],
      ['r4', '?', 'four'],
      ['r5', 'x', 'x'],
    ])
  })

  it('with more rooms than a project allows is refused in the words of a file, and changes nothing', () => {
    const paste = (count: number, from: number) => {
      const cells = Array.from({ length: count }, (_, index) => [String(index)])
      return { type: 'paste', row: from, column: 0, cells } as const
    }
    const sheet = emptySheet()
    expect(changed(sheet, paste(200, 0)).rooms).toHaveLength(200)
    for (const tooMany of [paste(201, 0), paste(200, 1)]) expect(changed(sheet, tooMany)).toBe(sheet)
    expect(pasteProblem(paste(200, 0))).toBeNull()
    expect(pasteProblem(paste(200, 1))).toBe('Line 200: no more than 200 rooms.')
    const lines = paste(201, 0)
      .cells.map(([text]) => text)
      .join('\n')
    expect(readRoomLines(lines)).toEqual({ ok: false, message: pasteProblem(paste(201, 0)) })
  })

  it('is duplicated whole, or not at all when a calculation would have too many rooms', () => {
    const full = changed(emptySheet(), { type: 'paste', row: 0, column: 0, cells: Array(199).fill(['Office']) })
    expect(changed(full, { type: 'duplicate', top: 3, bottom: 3 }).rooms).toHaveLength(200)
    expect(changed(full, { type: 'duplicate', top: 3, bottom: 4 })).toBe(full)
    expect(roomsProblem(full, 1)).toBeNull()
    expect(roomsProblem(full, 2)).toBe('A calculation can have no more than 200 rooms.')
  })

  it('is not refused for blank rows beyond the last room', () => {
    const cells = Array.from({ length: 500 }, (_, index) => [index < 3 ? 'Office' : ' ', ''])
    const { rooms } = changed(emptySheet(), { type: 'paste', row: 0, column: 0, cells })
    expect(rooms).toHaveLength(200)
    expect(rooms[2]?.name).toBe('Office')
  })

  it('is cleared without removing rows', () => {
    const sheet = changed(EXAMPLE, { type: 'clear', block: { top: 0, left: 0, bottom: 1, right: 2 } })
    expect(cellsIn({ sheet, block: { top: 0, left: 0, bottom: 2, right: 2 } })).toEqual([
      ['', '', ''],
      ['', '', ''],
      ['Kitchen', 'kitchen', '3.4'],
    ])
  })
})

describe('rows', () => {
  it('are duplicated below, with new ids', () => {
    const sheet = changed(EXAMPLE, { type: 'duplicate', top: 0, bottom: 1 })
    expect(names(sheet).slice(0, 5)).toEqual(['Lounge', 'Dining room', 'Lounge', 'Dining room', 'Kitchen'])
    expect(new Set(sheet.rooms.map(({ id }) => id)).size).toBe(sheet.rooms.length)
  })

  it('move, but not past either end', () => {
    expect(names(changed(EXAMPLE, { type: 'move', top: 0, bottom: 0, by: 1 })).slice(0, 2)).toEqual([
      'Dining room',
      'Lounge',
    ])
    expect(changed(EXAMPLE, { type: 'move', top: 0, bottom: 1, by: -1 })).toBe(EXAMPLE)
    expect(changed(EXAMPLE, { type: 'move', top: 8, bottom: 8, by: 1 })).toBe(EXAMPLE)
  })

  it('can be removed, leaving at least one empty row', () => {
    const sheet = changed(EXAMPLE, { type: 'remove', top: 0, bottom: 8 })
    expect(names(sheet)).toEqual([''])
  })
})

describe('elements', () => {
  it('are added with unique ids, changed and removed', () => {
    const added = changed(EXAMPLE, {
      type: 'add-element',
      row: 0,
      element: { name: 'Party wall', kind: 'wall', beyond: 'heated', areaM2: '9' },
    })
    expect(added.rooms[0]?.elements.at(-1)).toMatchObject({
      id: 'e1',
      name: 'Party wall',
      areaM2: '9',
      construction: 'home',
    })
    const changedOnce = changed(added, { type: 'element', row: 0, id: 'e1', change: { areaM2: '10' } })
    expect(changedOnce.rooms[0]?.elements.at(-1)?.areaM2).toBe('10')
    expect(changed(changedOnce, { type: 'remove-element', row: 0, id: 'e1' }).rooms[0]?.elements).toEqual(
      EXAMPLE.rooms[0]?.elements,
    )
  })

  it('are limited to twenty besides the standard ones', () => {
    const add = { type: 'add-element', row: 0, element: { name: 'Wall', kind: 'wall', beyond: 'outside' } } as const
    expect(
      Array.from({ length: 30 }).reduce<Sheet>((sheet) => changed(sheet, add), EXAMPLE).rooms[0]?.elements,
    ).toHaveLength(25)
  })
})
