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
  const rowCount = sheet.rooms.length
  const selection = useSelection(rowCount)
  const { table, marked, block, go } = selection
  const { focus, point, tabbedFromRef } = usePointing(selection)
  const { refusal, isRefused } = useRefusal(sheet)
  const actions = rowActions({ sheet, dispatch, selection, isRefused })

  const nextRow = (cell: Cell) => {
    const below = { row: cell.row + 1, column: tabbedFromRef.current ?? cell.column }
    if (below.row === rowCount && isRefused(roomsProblem(sheet, 1))) return
    tabbedFromRef.current = null
    if (below.row === rowCount) dispatch({ type: 'add', row: rowCount })
    go(below)
  }
  const press = (event: KeyboardEvent) => {
    const at = cellOf(event.target)
    if (!at || event.nativeEvent.isComposing) return
    if (event.key === 'Tab') {
      tabbedFromRef.current ??= at.cell.column
      return
    }
    const wish = wishOf(pressOf(event, at.control))
    if (!wish || (wish.type === 'clear' && isOneCell(block))) return
    event.preventDefault()
    if (wish.type === 'go') return go(cellFrom(at.cell, wish.by, rowCount), wish.extends)
    if (wish.type === 'next') return nextRow(at.cell)
    if (wish.type === 'back') return go(cellFrom(at.cell, [-1, 0], rowCount))
    if (wish.type === 'clear') return dispatch({ type: 'clear', block })
    if (wish.type === 'move') return actions.move(wish.by)
    if (wish.type === 'history') return actions.step(wish.step)
    actions[wish.type]()
  }
  const leave = () => dispatch({ type: 'settle' })
  const { copy, paste } = clipboard({ sheet, dispatch, block, isRefused })

  return {
    table,
    marked,
    block,
    /** Why the last change was refused. */
    refusal,
    handlers: {
      onKeyDown: press,
      onFocus: focus,
      onBlur: leave,
      onPointerDown: point,
      onCopy: copy,
      onCut: copy,
      onPaste: paste,
    },
    actions: { ...actions, go: (cell: Cell) => go(cell) },
  }
}

/** The marked cells, and the one that takes the focus once the sheet has changed. */
function useSelection(rowCount: number) {
  const table = useRef<HTMLTableElement>(null)
  const [marked, setMarked] = useState<Marked>(NOWHERE)
  const cellToFocus = useRef<Cell | null>(null)

  useLayoutEffect(() => {
    if (!cellToFocus.current) return
    focusCell(table.current, cellFrom(cellToFocus.current, [0, 0], rowCount))
    cellToFocus.current = null
  })

  const go = (cell: Cell, isExtended = false) => {
    cellToFocus.current = cell
    setMarked((before) => ({ anchor: isExtended ? before.anchor : cell, focus: cell }))
  }
  const shift = (by: 1 | -1) => {
    const shifted = (cell: Cell) => ({ ...cell, row: cell.row + by })
    cellToFocus.current = shifted(marked.focus)
    setMarked(({ anchor, focus }) => ({ anchor: shifted(anchor), focus: shifted(focus) }))
  }
  const keepFocus = () => {
    if (!table.current?.contains(document.activeElement)) return
    // The focused row may be removed by the next step.
    cellToFocus.current = marked.focus
    setMarked((before) => ({ ...before }))
  }
  return { table, marked, setMarked, block: blockOf(marked), go, shift, keepFocus }
}

type Selection = ReturnType<typeof useSelection>
type IsRefused = (problem: string | null) => boolean

/** Kept until the sheet changes, but not shown again when that change is undone. */
function useRefusal(sheet: Sheet) {
  const [refused, setRefused] = useState<{ words: string; sheet: Sheet } | null>(null)
  if (refused && refused.sheet !== sheet) setRefused(null)
  const isRefused: IsRefused = (problem) => {
    setRefused(problem === null ? null : { words: `${problem} Nothing was changed.`, sheet })
    return problem !== null
  }
  return { refusal: refused?.words ?? null, isRefused }
}

/** What pointing at cells marks. */
function usePointing({ block, go, setMarked }: Selection) {
  // The column in which a run of tabs began: Enter returns to it, one row down.
  const tabbedFromRef = useRef<number | null>(null)
  return {
    tabbedFromRef,
    focus({ target, isTrusted }: FocusEvent) {
      const at = cellOf(target)
      if (!at) return
      // React replays a focus event from before hydration: by then the user may have typed.
      if (isTrusted && at.control instanceof HTMLInputElement) at.control.select()
      const { cell } = at
      setMarked((before) => (isSame(before.focus, cell) ? before : { anchor: cell, focus: cell }))
    },
    point(event: PointerEvent) {
      tabbedFromRef.current = null
      const at = cellOf(event.target)
      if (!at) return
      if (event.shiftKey) {
        event.preventDefault()
        go(at.cell, true)
      } else if (!isOneCell(block)) setMarked({ anchor: at.cell, focus: at.cell })
    },
  }
}

type Editing = { sheet: Sheet; dispatch: Dispatch; isRefused: IsRefused }

/** What can be done with the marked rows. */
function rowActions({ sheet, dispatch, selection, isRefused }: Editing & { selection: Selection }) {
  const { marked, block, go, shift, keepFocus } = selection
  const rowCount = sheet.rooms.length
  const rows = () => ({ top: Math.min(block.top, rowCount - 1), bottom: Math.min(block.bottom, rowCount - 1) })
  return {
    add() {
      if (isRefused(roomsProblem(sheet, 1))) return
      dispatch({ type: 'add', row: rowCount })
      go({ row: rowCount, column: 0 })
    },
    duplicate() {
      const { top, bottom } = rows()
      if (isRefused(roomsProblem(sheet, bottom - top + 1))) return
      dispatch({ type: 'duplicate', top, bottom })
      go({ row: bottom + 1, column: marked.focus.column })
    },
    remove() {
      const { top, bottom } = rows()
      dispatch({ type: 'remove', top, bottom })
      go({ row: Math.max(0, Math.min(top, rowCount - 2 - (bottom - top))), column: marked.focus.column })
    },
    move(by: 1 | -1) {
      const { top, bottom } = rows()
      if (top + by < 0 || bottom + by >= rowCount) return
      dispatch({ type: 'move', top, bottom, by })
      shift(by)
    },
    step(to: 'undo' | 'redo') {
      dispatch({ type: to })
      keepFocus()
    },
  }
}

function clipboard({ sheet, dispatch, block, isRefused }: Editing & { block: Selection['block'] }) {
  return {
    copy(event: ClipboardEvent) {
      const at = cellOf(event.target)
      // In a single cell, the selected part of its text; all of it if nothing is selected.
      if (!at || (isOneCell(block) && hasTextMarked(at.control))) return
      event.preventDefault()
      event.clipboardData.setData('text/plain', writeTabSeparated(cellsIn({ sheet, block })))
      if (event.type === 'cut') dispatch({ type: 'clear', block })
    },
    paste(event: ClipboardEvent) {
      const at = cellOf(event.target)
      const text = event.clipboardData.getData('text/plain')
      if (!at || (isOneCell(block) && !/[\t\n]/.test(text) && at.control instanceof HTMLInputElement)) return
      event.preventDefault()
      const read = readTabSeparated(text)
      const cells = isOneValue(read) ? filled(block, read[0]?.[0] ?? '') : read
      if (isRefused(pasteProblem({ row: block.top, cells }))) return
      dispatch({ type: 'settle' })
      dispatch({ type: 'paste', row: block.top, column: block.left, cells })
    },
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
