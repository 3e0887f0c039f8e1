import { type KeyboardEvent, useEffect, useRef } from 'react'

import { QUOTE_LINES_MAX } from '@/lib/domain/quotes/quote-lines'

import { type FocusedControl, type PressedKey, type TableAction, tableAction } from './table-keys'
import type { Lines } from './use-lines'

/** Names a cell: every control of the table has these two data attributes. */
export type CellName = { row: number; column: string }

/** The first cell of a line. */
const FIRST_COLUMN = 'choice'
const ADD_BUTTON = '.pb-lines__add button'

/** A button that has just been switched off, such as to move the first line up, cannot keep the focus. */
const selectorOf = ({ row, column }: CellName) => `[data-row="${row}"][data-column="${column}"]:not(:disabled)`

/**
 * Moves about the table by keyboard, and changes its lines. The focus follows a line that was added, moved or restored;
 * once there are none, it goes to what adds one.
 */
export function useTableKeys({ quote: { lines }, add, move, remove, restore }: Lines) {
  const { table, focusOn } = useFocusAfterwards(lines)
  const isFull = lines.length >= QUOTE_LINES_MAX
  const hasOneMore = (now: TypedLines) => now.length === lines.length + 1
  const addAt = (index: number, line = {}) => {
    if (isFull) return
    add(index, line)
    focusOn({ row: index, column: FIRST_COLUMN }, hasOneMore)
  }
  const moveTo = (from: number, to: number, column: string) => {
    if (to < 0 || to >= lines.length) return
    const moved = lines[from]?.id
    move(from, to)
    focusOn({ row: to, column }, (now) => now[to]?.id === moved)
  }
  const removeAt = (index: number, column: string) => {
    remove(index)
    focusOn({ row: Math.min(index, lines.length - 2), column }, (now) => now.length === lines.length - 1)
  }
  const putBack = () => {
    const row = restore()
    if (row !== null) focusOn({ row, column: FIRST_COLUMN }, hasOneMore)
  }

  const act = (action: TableAction, { row, column }: CellName, target: HTMLElement) => {
    switch (action) {
      case 'add':
        return addAt(row + 1)
      case 'remove':
        return removeAt(row, column)
      case 'move-up':
        return moveTo(row, row - 1, column)
      case 'move-down':
        return moveTo(row, row + 1, column)
      case 'left':
      case 'right':
        return neighbourOf(table.current, target, action)?.focus()
      case 'up':
      case 'down':
        return aboveOrBelow(table.current, { row, column }, action)?.focus()
    }
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    const cell = cellOf(target)
    const action = cell && !event.nativeEvent.isComposing ? tableAction(keyOf(event), controlOf(target)) : null
    if (!cell || !action) return
    event.preventDefault()
    act(action, cell, target)
  }
  return { table, onKeyDown, addAt, moveTo, removeAt, putBack, isFull }
}

type TypedLines = Lines['quote']['lines']
type Wanted = CellName & { isDone: (now: TypedLines) => boolean }

/** Gives a cell the focus once the change that led to it is rendered: the form makes it after other renders. */
function useFocusAfterwards(lines: TypedLines) {
  const table = useRef<HTMLDivElement>(null)
  const wanted = useRef<Wanted | null>(null)
  useEffect(() => {
    if (!wanted.current?.isDone(lines)) return
    const { row, column } = wanted.current
    wanted.current = null
    const find = (name: CellName) => table.current?.querySelector<HTMLElement>(selectorOf(name))
    const cell =
      find({ row, column }) ??
      find({ row, column: FIRST_COLUMN }) ??
      table.current?.querySelector<HTMLElement>(ADD_BUTTON)
    cell?.focus()
  })
  const focusOn = (cell: CellName, isDone: Wanted['isDone']) => {
    wanted.current = { ...cell, isDone }
  }
  return { table, focusOn }
}

export type TableKeys = ReturnType<typeof useTableKeys>

const keyOf = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): PressedKey => ({
  key,
  isAlt: altKey,
  isControl: ctrlKey || metaKey,
  isShift: shiftKey,
})

function cellOf({ dataset: { row, column } }: HTMLElement): CellName | null {
  return row === undefined || column === undefined ? null : { row: Number(row), column }
}

function controlOf(target: HTMLElement): FocusedControl {
  if (target instanceof HTMLSelectElement) return { kind: 'choice', isAtStart: true, isAtEnd: true }
  if (!(target instanceof HTMLInputElement)) return { kind: 'button', isAtStart: true, isAtEnd: true }
  if (target.type === 'checkbox') return { kind: 'tick', isAtStart: true, isAtEnd: true }
  const { selectionStart, selectionEnd, value } = target
  const isCaret = selectionStart === selectionEnd
  return { kind: 'text', isAtStart: isCaret && selectionStart === 0, isAtEnd: isCaret && selectionEnd === value.length }
}

const controlsIn = (table: HTMLElement | null) => [
  ...(table?.querySelectorAll<HTMLElement>('[data-column]:not(:disabled)') ?? []),
]

function neighbourOf(table: HTMLElement | null, target: HTMLElement, side: 'left' | 'right'): HTMLElement | undefined {
  const row = controlsIn(table).filter(({ dataset }) => dataset.row === target.dataset.row)
  return row[row.indexOf(target) + (side === 'left' ? -1 : 1)]
}

/** The same column of the nearest line that has it: a heading has no price. */
function aboveOrBelow(
  table: HTMLElement | null,
  { row, column }: CellName,
  way: 'up' | 'down',
): HTMLElement | undefined {
  const same = controlsIn(table).filter(({ dataset }) => dataset.column === column)
  return way === 'down'
    ? same.find(({ dataset }) => Number(dataset.row) > row)
    : same.findLast(({ dataset }) => Number(dataset.row) < row)
}
