import { COLUMNS } from '@/lib/calculators/professional/columns'
import type { Block } from '@/lib/calculators/professional/sheet-actions'

export type Cell = { row: number; column: number }

/** The selected block, from where the selection started to where it was extended. */
export type Marked = { anchor: Cell; focus: Cell }

export const LAST_COLUMN = COLUMNS.length - 1

export function blockOf({ anchor, focus }: Marked): Block {
  return {
    top: Math.min(anchor.row, focus.row),
    bottom: Math.max(anchor.row, focus.row),
    left: Math.min(anchor.column, focus.column),
    right: Math.max(anchor.column, focus.column),
  }
}

export const isOneCell = ({ top, left, bottom, right }: Block): boolean => top === bottom && left === right

/**
 * A key pressed in a cell. `caret`: whether an arrow would move out of the text on that side; a select has no caret.
 */
export type Press = {
  key: string
  isCommand: boolean
  isShift: boolean
  isAlt: boolean
  caret: { atStart: boolean; atEnd: boolean } | 'list'
}

export type Wish =
  | { type: 'go'; by: readonly [rows: number, columns: number]; extends: boolean }
  | { type: 'next' | 'back' | 'duplicate' | 'remove' | 'clear' }
  | { type: 'history'; step: 'undo' | 'redo' }
  | { type: 'move'; by: 1 | -1 }

/** The grid action for a key; null if the cell or the browser handles it. */
export function wishOf({ key, isCommand, isShift, isAlt, caret }: Press): Wish | null {
  if (isCommand) return commandOf({ key: key.toLowerCase(), isShift })
  if (isAlt) return WITH_ALT[key] ?? null
  if (key === 'Enter') return { type: isShift ? 'back' : 'next' }
  if (key === 'Delete' || key === 'Backspace') return { type: 'clear' }
  const by = ARROWS[key]
  return by && leavesCell({ key, isShift, caret }) ? { type: 'go', by, extends: isShift } : null
}

const WITH_ALT: Readonly<Partial<Record<string, Wish>>> = {
  ArrowUp: { type: 'move', by: -1 },
  ArrowDown: { type: 'move', by: 1 },
  Delete: { type: 'remove' },
}

const ARROWS: Readonly<Partial<Record<string, readonly [rows: number, columns: number]>>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** A select uses the upright arrows for its options; in a text, the level ones move the caret first. */
function leavesCell({ key, isShift, caret }: Pick<Press, 'key' | 'isShift' | 'caret'>): boolean {
  if (key === 'ArrowUp' || key === 'ArrowDown') return caret !== 'list' || isShift
  return caret === 'list' || (key === 'ArrowLeft' ? caret.atStart : caret.atEnd)
}

function commandOf({ key, isShift }: { key: string; isShift: boolean }): Wish | null {
  if (key === 'z') return { type: 'history', step: isShift ? 'redo' : 'undo' }
  if (key === 'y') return { type: 'history', step: 'redo' }
  return key === 'd' && !isShift ? { type: 'duplicate' } : null
}

/** The cell this many rows and columns away, clamped to the table. */
export function cellFrom({ row, column }: Cell, [rows, columns]: readonly [number, number], rowCount: number): Cell {
  const within = (index: number, last: number) => Math.max(0, Math.min(last, index))
  return { row: within(row + rows, rowCount - 1), column: within(column + columns, LAST_COLUMN) }
}
