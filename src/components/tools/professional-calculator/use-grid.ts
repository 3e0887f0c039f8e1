import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

import type { Sheet } from '@/lib/calculators/professional/sheet'
import { cellsIn, pasteProblem, roomsProblem } from '@/lib/calculators/professional/sheet-actions'
import type { HistoryAction } from '@/lib/calculators/professional/sheet-history'
import { readTabSeparated, writeTabSeparated } from '@/lib/calculators/professional/tab-separated'

import { blockOf, type Cell, cellFrom, isOneCell, type Marked, type Press, wishOf } from './grid-keys'

type Dispatch = (action: HistoryAction) => void
type Control = HTMLInputElement | HTMLSelectElement

const NOWHERE: Marked = { anchor: { row: 0, column: 0 }, focus: { row: 0, column: 0 } }

/** Makes the table behave like a spreadsheet: focus, selection, keys and clipboard. */
export function useGrid({ sheet, dispatch }: { sheet: Sheet; dispatch: Dispatch }) {
  const table = useRef<HTMLTableElement>(null)
  const [marked, setMarked] = useState<Marked>(NOWHERE)
  const cellToFocus = useRef<Cell | null>(null)
  // The column in which a run of tabs began: Enter returns to it, one row down.
  const tabbedFrom = useRef<number | null>(null)
  // Kept until the sheet changes, but not shown again when that change is undone.
  const [refused, setRefused] = useState<{ words: string; sheet: Sheet } | null>(null)
  if (refused && refused.sheet !== sheet) setRefused(null)
  const rowCount = sheet.rooms.length
  const block = blockOf(marked)

  useLayoutEffect(() => {
    if (!cellToFocus.current) return
    focusCell(table.current, cellFrom(cellToFocus.current, [0, 0], rowCount))
    cellToFocus.current = null
  })

  const go = (cell: Cell, isExtended = false) => {
    cellToFocus.current = cell
    setMarked((before) => ({ anchor: isExtended ? before.anchor : cell, focus: cell }))
  }
  const isRefused = (problem: string | null) => {
    setRefused(problem === null ? null : { words: `${problem} Nothing was changed.`, sheet })
    return problem !== null
  }
  const nextRow = (cell: Cell) => {
    const below = { row: cell.row + 1, column: tabbedFrom.current ?? cell.column }
    if (below.row === rowCount && isRefused(roomsProblem(sheet, 1))) return
    tabbedFrom.current = null
    if (below.row === rowCount) dispatch({ type: 'add', row: rowCount })
    go(below)
  }
  const rows = () => ({ top: Math.min(block.top, rowCount - 1), bottom: Math.min(block.bottom, rowCount - 1) })
  const duplicate = () => {
    const { top, bottom } = rows()
    if (isRefused(roomsProblem(sheet, bottom - top + 1))) return
    dispatch({ type: 'duplicate', top, bottom })
    go({ row: bottom + 1, column: marked.focus.column })
  }
  const remove = () => {
    const { top, bottom } = rows()
    dispatch({ type: 'remove', top, bottom })
    go({ row: Math.max(0, Math.min(top, rowCount - 2 - (bottom - top))), column: marked.focus.column })
  }
  const move = (by: 1 | -1) => {
    const { top, bottom } = rows()
    if (top + by < 0 || bottom + by >= rowCount) return
    dispatch({ type: 'move', top, bottom, by })
    cellToFocus.current = { ...marked.focus, row: marked.focus.row + by }
    setMarked(({ anchor, focus }) => ({
      anchor: { ...anchor, row: anchor.row + by },
      focus: { ...focus, row: focus.row + by },
    }))
  }
  const add = () => {
    if (isRefused(roomsProblem(sheet, 1))) return
    dispatch({ type: 'add', row: rowCount })
    go({ row: rowCount, column: 0 })
  }

  const step = (to: 'undo' | 'redo') => {
    dispatch({ type: to })
    if (!table.current?.contains(document.activeElement)) return
    // The focused row may be removed by this step.
    cellToFocus.current = marked.focus
    setMarked((before) => ({ ...before }))
  }

  const press = (event: KeyboardEvent) => {
    const at = cellOf(event.target)
    if (!at || event.nativeEvent.isComposing) return
    if (event.key === 'Tab') {
      tabbedFrom.current ??= at.cell.column
      return
    }
    const wish = wishOf(pressOf(event, at.control))
    if (!wish || (wish.type === 'clear' && isOneCell(block))) return
    event.preventDefault()
    switch (wish.type) {
      case 'go':
        return go(cellFrom(at.cell, wish.by, rowCount), wish.extends)
      case 'next':
        return nextRow(at.cell)
      case 'back':
        return go(cellFrom(at.cell, [-1, 0], rowCount))
      case 'clear':
        return dispatch({ type: 'clear', block })
      case 'duplicate':
        return duplicate()
      case 'remove':
        return remove()
      case 'move':
        return move(wish.by)
      case 'history':
        return step(wish.step)
    }
  }
  const focus = ({ target, isTrusted }: FocusEvent) => {
    const at = cellOf(target)
    if (!at) return
    // React replays a focus event from before hydration: by then the user may have typed.
    if (isTrusted && at.control instanceof HTMLInputElement) at.control.select()
    const { cell } = at
    setMarked((before) => (isSame(before.focus, cell) ? before : { anchor: cell, focus: cell }))
  }
  const leave = () => dispatch({ type: 'settle' })
  const point = (event: PointerEvent) => {
    tabbedFrom.current = null
    const at = cellOf(event.target)
    if (!at) return
    if (event.shiftKey) {
      event.preventDefault()
      go(at.cell, true)
    } else if (!isOneCell(block)) setMarked({ anchor: at.cell, focus: at.cell })
  }
  const copy = (event: ClipboardEvent) => {
    const at = cellOf(event.target)
    // In a single cell, the selected part of its text; all of it if nothing is selected.
    if (!at || (isOneCell(block) && hasTextMarked(at.control))) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', writeTabSeparated(cellsIn({ sheet, block })))
    if (event.type === 'cut') dispatch({ type: 'clear', block })
  }
  const paste = (event: ClipboardEvent) => {
    const at = cellOf(event.target)
    const text = event.clipboardData.getData('text/plain')
    if (!at || (isOneCell(block) && !/[\t\n]/.test(text) && at.control instanceof HTMLInputElement)) return
    event.preventDefault()
    const read = readTabSeparated(text)
    const cells = isOneValue(read) ? filled(block, read[0]?.[0] ?? '') : read
    if (isRefused(pasteProblem({ row: block.top, cells }))) return
    dispatch({ type: 'settle' })
    dispatch({ type: 'paste', row: block.top, column: block.left, cells })
  }

  return {
    table,
    marked,
    block,
    /** Why the last change was refused. */
    refusal: refused?.words ?? null,
    handlers: {
      onKeyDown: press,
      onFocus: focus,
      onBlur: leave,
      onPointerDown: point,
      onCopy: copy,
      onCut: copy,
      onPaste: paste,
    },
    actions: { add, duplicate, remove, move, step, go: (cell: Cell) => go(cell) },
  }
}

export type Grid = ReturnType<typeof useGrid>

const isSame = (one: Cell, other: Cell) => one.row === other.row && one.column === other.column
const isOneValue = (cells: readonly (readonly string[])[]) => cells.length === 1 && cells[0]?.length === 1

/** Puts one value into every cell of a block. */
function filled({ top, left, bottom, right }: ReturnType<typeof blockOf>, text: string): string[][] {
  return Array.from({ length: bottom - top + 1 }, () => Array.from({ length: right - left + 1 }, () => text))
}

function cellOf(target: EventTarget): { cell: Cell; control: Control } | null {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return null
  const [row, column] = (target.dataset['cell'] ?? '').split(':').map(Number)
  return row === undefined || column === undefined ? null : { cell: { row, column }, control: target }
}

function focusCell(table: HTMLTableElement | null, { row, column }: Cell) {
  table?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`)?.focus()
}

function hasTextMarked(control: Control): boolean {
  return control instanceof HTMLInputElement && control.selectionStart !== control.selectionEnd
}

function pressOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent, control: Control): Press {
  return { key, isCommand: ctrlKey || metaKey, isShift: shiftKey, isAlt: altKey, caret: caretOf(control) }
}

/** If the whole text of a cell is selected, the arrows leave it on either side. */
function caretOf(control: Control): Press['caret'] {
  if (control instanceof HTMLSelectElement) return 'list'
  const { selectionStart: start, selectionEnd: end, value } = control
  const isWhole = start === 0 && end === value.length
  return {
    atStart: isWhole || (start === 0 && end === 0),
    atEnd: isWhole || (start === value.length && end === value.length),
  }
}
