import { PROJECT_LIMITS } from '@/lib/domain/project/limits'

import { cellText, COLUMNS, withCell, type Column } from './columns'
import { readCsv, withoutApostrophe, writeCsv, type CsvRow } from './csv'
import { emptyRoom, type RoomText } from './sheet'

/** `lines`: where each room begins, counted from 1. */
export type RoomsCsvRead = { ok: true; rooms: RoomText[]; lines: number[] } | { ok: false; message: string }

const CELL_LENGTH_MAX = 200

/** 'Length (m)' */
const headingOf = ({ heading, unit }: Column) => (unit === undefined ? heading : `${heading} (${unit})`)

/** The table of rooms as it is typed, for a spreadsheet. Elements besides the five of the table are not part of it. */
export function writeRoomsCsv(rooms: readonly RoomText[]): string {
  const isTyped = (cells: readonly string[]) => cells.some((text) => text.trim() !== '')
  const rows = rooms.map((room) => COLUMNS.map((column) => cellText(room, column))).filter(isTyped)
  return writeCsv([COLUMNS.map(headingOf), ...rows])
}

/**
 * Rooms from a spreadsheet whose first row names our columns, in any order. Texts are taken as they stand: the table
 * says at each cell what is wrong with it. A file that is no such table is refused, with the line and column.
 */
export function readRoomsCsv(text: string): RoomsCsvRead {
  const read = readCsv(text)
  if (!read.ok) return refused(read.place.line, read.place.column, read.message)
  const [head, ...rows] = read.rows
  if (!head) return { ok: false, message: 'The file is empty.' }
  const named = columnsIn(head)
  if (!named.ok) return named
  if (rows.length === 0) return { ok: false, message: `Line ${head.line + 1}: no room follows the headings.` }
  return roomsIn({ rows, columns: named.columns })
}

/** How many headings a first row has at least. A single one may be the name of a room. */
const HEADINGS_MIN = 2

/** The same as it is typed or pasted: a first row without headings is a room, its cells in the order of the table. */
export function readRoomLines(text: string): RoomsCsvRead {
  const read = readCsv(text)
  if (!read.ok) return refused(read.place.line, read.place.column, read.message)
  const [head] = read.rows
  if (!head) return { ok: false, message: 'Give one room on each line.' }
  const hasHeadings = head.cells.filter(columnNamed).length >= HEADINGS_MIN
  return hasHeadings ? readRoomsCsv(text) : roomsIn({ rows: read.rows, columns: COLUMNS })
}

function columnsIn(head: CsvRow): { ok: true; columns: readonly Column[] } | { ok: false; message: string } {
  const columns: Column[] = []
  for (const [place, name] of head.cells.entries()) {
    const column = columnNamed(name)
    if (!column)
      return {
        ok: false,
        message: `Line ${head.line}, cell ${place + 1}: “${name.trim().slice(0, 40)}” is no column of the table. Its columns are ${COLUMNS.map(headingOf).join(', ')}.`,
      }
    if (columns.includes(column))
      return { ok: false, message: `Line ${head.line}, cell ${place + 1}: “${headingOf(column)}” stands there twice.` }
    columns.push(column)
  }
  return { ok: true, columns }
}

function roomsIn({ rows, columns }: { rows: readonly CsvRow[]; columns: readonly Column[] }): RoomsCsvRead {
  if (rows.length > PROJECT_LIMITS.rooms.max)
    return {
      ok: false,
      message: `Line ${rows[PROJECT_LIMITS.rooms.max]?.line}: no more than ${PROJECT_LIMITS.rooms.max} rooms.`,
    }
  const tooLong = rows.find(({ cells }) => cells.slice(columns.length).some((cell) => cell.trim() !== ''))
  if (tooLong)
    return {
      ok: false,
      message: `Line ${tooLong.line}, cell ${columns.length + 1}: there are more cells than columns.`,
    }
  return {
    ok: true,
    rooms: rows.map(({ cells }, place) => roomOf({ cells, columns, id: `r${place + 1}` })),
    lines: rows.map(({ line }) => line),
  }
}

function roomOf({
  cells,
  columns,
  id,
}: {
  cells: readonly string[]
  columns: readonly Column[]
  id: string
}): RoomText {
  return columns.reduce<RoomText>(
    (room, column, place) =>
      withCell({
        room,
        column,
        text: withoutApostrophe(cells[place] ?? '')
          .trim()
          .slice(0, CELL_LENGTH_MAX),
      }),
    emptyRoom(id),
  )
}

const refused = (line: number, column: number, message: string): RoomsCsvRead => ({
  ok: false,
  message: `Line ${line}, column ${column}: ${message}.`,
})

function columnNamed(name: string): Column | undefined {
  const bare = name
    .replace(/\(.*\)\s*$/, '')
    .trim()
    .toLowerCase()
  return COLUMNS.find(({ heading }) => heading.toLowerCase() === bare)
}
