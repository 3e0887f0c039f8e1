import type { OwnFigures } from '@/lib/domain/estimate/project'
import { ELEMENTS_MAX, PROJECT_LIMITS, tooManyRooms } from '@/lib/domain/estimate/project-limits'
import type { ElementText, HomeText, RoomText } from '@/lib/domain/estimate/project-text'

import { cellText, COLUMNS, withCell } from './columns'
import { EMPTY_ELEMENT, emptyRoom, type Sheet } from './sheet'

/** A rectangle of cells, both corners inclusive. */
export type Block = { top: number; left: number; bottom: number; right: number }

/** All sheet actions. Rows and columns count from 0. */
export type SheetAction =
  | { type: 'name'; text: string }
  | { type: 'home'; change: Partial<HomeText> }
  | { type: 'cell'; row: number; column: number; text: string }
  | { type: 'paste'; row: number; column: number; cells: readonly (readonly string[])[] }
  | { type: 'clear'; block: Block }
  | { type: 'add'; row: number }
  | { type: 'duplicate'; top: number; bottom: number }
  | { type: 'remove'; top: number; bottom: number }
  | { type: 'move'; top: number; bottom: number; by: 1 | -1 }
  | { type: 'element'; row: number; id: string; change: Partial<Omit<ElementText, 'id'>> }
  | { type: 'add-element'; row: number; element: Pick<ElementText, 'name' | 'kind' | 'beyond'> & Partial<ElementText> }
  | { type: 'remove-element'; row: number; id: string }
  /** Null restores our value. */
  | { type: 'own'; key: string; value: number | null }
  | { type: 'all-ours' }
  | { type: 'load'; sheet: Sheet }

/** Longer than any cell describing a room. */
const CELL_LENGTH_MAX = 200
const ROOMS_MAX = PROJECT_LIMITS.rooms.max

type ActionOf<Type> = Extract<SheetAction, { type: Type }>

const CHANGES: { [Type in SheetAction['type']]: (sheet: Sheet, action: ActionOf<Type>) => Sheet } = {
  name: (sheet, { text }) => (text === sheet.name ? sheet : { ...sheet, name: text }),
  home: (sheet, { change }) => ({ ...sheet, home: { ...sheet.home, ...change } }),
  cell: (sheet, { row, column, text }) => pasted({ sheet, row, column, cells: [[text]] }),
  paste: (sheet, action) => (pasteProblem(action) === null ? pasted({ sheet, ...action }) : sheet),
  clear: (sheet, { block }) => cleared({ sheet, block }),
  add: (sheet, { row }) => withRooms(sheet, sheet.rooms.toSpliced(row, 0, ...newRooms(sheet, 1))),
  duplicate: (sheet, action) => duplicated({ sheet, ...action }),
  remove: (sheet, action) => removed({ sheet, ...action }),
  move: (sheet, action) => moved({ sheet, ...action }),
  element: (sheet, { row, id, change }) =>
    withElements({
      sheet,
      row,
      change: (elements) => elements.map((element) => (element.id === id ? { ...element, ...change } : element)),
    }),
  'add-element': (sheet, { row, element }) =>
    withElements({
      sheet,
      row,
      change: (elements) =>
        elements.length < ELEMENTS_MAX
          ? [...elements, { ...EMPTY_ELEMENT, ...element, id: freshId('e', elements) }]
          : elements,
    }),
  'remove-element': (sheet, { row, id }) =>
    withElements({ sheet, row, change: (elements) => elements.filter((element) => element.id !== id) }),
  own: (sheet, action) => ({ ...sheet, own: withFigure(sheet.own, action) }),
  'all-ours': (sheet) => ({ ...sheet, own: {} }),
  load: (_, action) => action.sheet,
}

/** Reducer; returns the same object if nothing changes. */
export function changed(sheet: Sheet, action: SheetAction): Sheet {
  const change = CHANGES[action.type] as (sheet: Sheet, action: SheetAction) => Sheet // safe: by the action's own type
  return change(sheet, action)
}

function withFigure(own: OwnFigures, { key, value }: { key: string; value: number | null }): OwnFigures {
  const { [key]: _, ...others } = own
  return value === null ? others : { ...others, [key]: value }
}

/** The texts of a block, row by row. */
export function cellsIn({ sheet, block: { top, left, bottom, right } }: { sheet: Sheet; block: Block }): string[][] {
  return sheet.rooms
    .slice(top, bottom + 1)
    .map((room) => COLUMNS.slice(left, right + 1).map((column) => cellText(room, column)))
}

/** Why so many rooms cannot be added; null if they can. */
export function roomsProblem({ rooms }: Sheet, count: number): string | null {
  return rooms.length + count > ROOMS_MAX ? `A calculation can have no more than ${ROOMS_MAX} rooms.` : null
}

/** Why texts cannot be pasted from a row down; null if they can. Blank rows beyond the last room lose nothing. */
export function pasteProblem({ row, cells }: { row: number; cells: readonly (readonly string[])[] }): string | null {
  const beyond = cells.findIndex((texts, index) => row + index >= ROOMS_MAX && texts.some((text) => text.trim() !== ''))
  return beyond < 0 ? null : tooManyRooms(beyond + 1)
}

/** Pastes texts to the right and down from a cell, adding rooms as needed. Text beyond the last column is dropped. */
function pasted({
  sheet,
  row,
  column,
  cells,
}: {
  sheet: Sheet
  row: number
  column: number
  cells: readonly (readonly string[])[]
}): Sheet {
  const lacking = Math.min(row + cells.length, ROOMS_MAX) - sheet.rooms.length
  const rooms = [...sheet.rooms, ...newRooms(sheet, lacking)].map((room, index) =>
    (cells[index - row] ?? []).reduce<RoomText>((filled, text, offset) => {
      const target = COLUMNS[column + offset]
      return target ? withCell({ room: filled, column: target, text: text.slice(0, CELL_LENGTH_MAX) }) : filled
    }, room),
  )
  return withRooms(sheet, rooms)
}

function cleared({ sheet, block: { top, left, bottom, right } }: { sheet: Sheet; block: Block }): Sheet {
  const rows = Math.min(bottom, sheet.rooms.length - 1) - top + 1
  const cells = Array.from({ length: rows }, () => Array.from({ length: right - left + 1 }, () => ''))
  return pasted({ sheet, row: top, column: left, cells })
}

/** Duplicates rows below themselves, all or none. */
function duplicated({ sheet, top, bottom }: { sheet: Sheet; top: number; bottom: number }): Sheet {
  const rows = sheet.rooms.slice(top, bottom + 1)
  if (roomsProblem(sheet, rows.length) !== null) return sheet
  const copies = newRooms(sheet, rows.length).map(({ id }, index) => ({ ...(rows[index] ?? emptyRoom(id)), id }))
  return withRooms(sheet, sheet.rooms.toSpliced(bottom + 1, 0, ...copies))
}

/** Keeps at least one row. */
function removed({ sheet, top, bottom }: { sheet: Sheet; top: number; bottom: number }): Sheet {
  const rooms = sheet.rooms.toSpliced(top, bottom - top + 1)
  return withRooms(sheet, rooms.length > 0 ? rooms : newRooms(sheet, 1))
}

function moved({ sheet, top, bottom, by }: { sheet: Sheet; top: number; bottom: number; by: 1 | -1 }): Sheet {
  if (top + by < 0 || bottom + by >= sheet.rooms.length) return sheet
  const rows = sheet.rooms.slice(top, bottom + 1)
  return withRooms(sheet, sheet.rooms.toSpliced(top, rows.length).toSpliced(top + by, 0, ...rows))
}

function withElements({
  sheet,
  row,
  change,
}: {
  sheet: Sheet
  row: number
  change: (elements: readonly ElementText[]) => readonly ElementText[]
}): Sheet {
  return withRooms(
    sheet,
    sheet.rooms.map((room, index) => (index === row ? { ...room, elements: change(room.elements) } : room)),
  )
}

function withRooms(sheet: Sheet, rooms: readonly RoomText[]): Sheet {
  const isSame = rooms.length === sheet.rooms.length && rooms.every((room, index) => room === sheet.rooms[index])
  return isSame ? sheet : { ...sheet, rooms }
}

/** Empty rooms with unused ids, up to the row limit. */
function newRooms({ rooms }: Sheet, requested: number): RoomText[] {
  const count = Math.max(0, Math.min(requested, ROOMS_MAX - rooms.length))
  const made: RoomText[] = []
  for (let index = 0; index < count; index++) made.push(emptyRoom(freshId('r', [...rooms, ...made])))
  return made
}

function freshId(letter: string, taken: readonly { id: string }[]): string {
  const numbers = taken.map(({ id }) => (id.startsWith(letter) ? Number(id.slice(1)) : NaN)).filter(Number.isFinite)
  return `${letter}${Math.max(0, ...numbers) + 1}`
}
