import { PROJECT_LIMITS, tooManyRooms } from '@/lib/domain/estimate/project-limits'
import type { RoomText } from '@/lib/domain/estimate/project-text'
import { notationOf, splitAmount, withPoint } from '@/lib/domain/text/decimal-mark'
import { type CsvRow, readCsv } from '@/lib/domain/text/read-csv'
import { toCsv, withoutApostrophe } from '@/lib/domain/text/write-csv'

import { cellText, type Column, COLUMNS, U_COLUMNS, withCell } from './columns'
import { emptyRoom } from './sheet'

/** `lines`: the first line of each room, counted from 1. */
export type RoomsCsvRead = { ok: true; rooms: RoomText[]; lines: number[] } | { ok: false; message: string }

const CELL_LENGTH_MAX = 200

/** 'Length (m)' */
const headingOf = ({ heading, unit }: Column) => (unit === undefined ? heading : `${heading} (${unit})`)

/** The table of rooms as typed, as CSV. Only the five standard elements are included, with their own U-values. */
export function writeRoomsCsv(rooms: readonly RoomText[]): string {
  const isTyped = (cells: readonly string[]) => cells.some((text) => text.trim() !== '')
  const hasOwn = U_COLUMNS.some((column) => rooms.some((room) => cellText(room, column) !== ''))
  const columns = hasOwn ? [...COLUMNS, ...U_COLUMNS] : COLUMNS
  const rows = rooms.map((room) => columns.map((column) => cellText(room, column))).filter(isTyped)
  return toCsv([columns.map(headingOf), ...rows])
}

/**
 * Reads rooms from CSV whose header row names our columns, in any order. Text is kept as is, for the table to validate
 * each cell. Any other file is rejected, with the line and column.
 */
export function readRoomsCsv(text: string): RoomsCsvRead {
  const read = readCsv(text)
  if (!read.ok) return refused(read.position.line, read.position.column, read.message)
  const [head, ...rows] = read.rows
  if (!head) return { ok: false, message: 'The file is empty.' }
  const named = columnsIn(head)
  if (!named.ok) return named
  if (rows.length === 0) return { ok: false, message: `Line ${head.line + 1}: no room follows the headings.` }
  return roomsIn({ rows, columns: named.columns })
}

/** Minimum number of headings in a header row; a single match may be a room name. */
const HEADINGS_MIN = 2

/** The same for typed or pasted lines. Without a header row, each line is a room with its cells in table order. */
export function readRoomLines(text: string): RoomsCsvRead {
  const read = readCsv(text)
  if (!read.ok) return refused(read.position.line, read.position.column, read.message)
  const [head] = read.rows
  if (!head) return { ok: false, message: 'Enter one room per line.' }
  const hasHeadings = head.cells.filter(columnNamed).length >= HEADINGS_MIN
  return hasHeadings ? readRoomsCsv(text) : roomsIn({ rows: read.rows, columns: COLUMNS })
}

function columnsIn(head: CsvRow): { ok: true; columns: readonly Column[] } | { ok: false; message: string } {
  const columns: Column[] = []
  for (const [index, name] of head.cells.entries()) {
    const column = columnNamed(name)
    if (!column)
      return {
        ok: false,
        message: `Line ${head.line}, cell ${index + 1}: “${name.trim().slice(0, 40)}” is not a column of the table. Its columns are ${COLUMNS.map(headingOf).join(', ')}.`,
      }
    const unit = unitOf(name)
    if (unit !== '' && unit !== plainUnit(column.unit ?? ''))
      return {
        ok: false,
        message: `Line ${head.line}, cell ${index + 1}: “${name.trim().slice(0, 40)}” is in another unit than the table, which needs ${headingOf(column)}.`,
      }
    if (columns.includes(column))
      return { ok: false, message: `Line ${head.line}, cell ${index + 1}: “${headingOf(column)}” appears twice.` }
    columns.push(column)
  }
  return { ok: true, columns }
}

function roomsIn({ rows, columns }: { rows: readonly CsvRow[]; columns: readonly Column[] }): RoomsCsvRead {
  const beyond = rows[PROJECT_LIMITS.rooms.max]
  if (beyond) return { ok: false, message: tooManyRooms(beyond.line) }
  const tooLong = rows.find(({ cells }) => cells.slice(columns.length).some((cell) => cell.trim() !== ''))
  if (tooLong)
    return {
      ok: false,
      message: `Line ${tooLong.line}, cell ${columns.length + 1}: there are more cells than columns.`,
    }
  const amounts = columns.flatMap(({ amount }, index) => (amount === null ? [] : [index]))
  const written = notationOf(
    rows.flatMap(({ cells }) => amounts.map((index) => splitAmount(cells[index] ?? '').number)),
  )
  if (written.against !== null) {
    const row = rows[Math.floor(written.against / amounts.length)]
    return { ok: false, message: `Line ${row?.line}: ${BOTH_MARKS}` }
  }
  const inPoints = (cells: readonly string[]) =>
    cells.map((cell, index) => (written.mark === ',' && amounts.includes(index) ? pointed(cell) : cell))
  return {
    ok: true,
    rooms: rows.map(({ cells }, index) => roomOf({ cells: inPoints(cells), columns, id: `r${index + 1}` })),
    lines: rows.map(({ line }) => line),
  }
}

const BOTH_MARKS =
  'an amount has a decimal comma, and one before it a decimal point, or the reverse. Please use one of them.'

/** '3,4 m' as '3.4 m', which the table reads. */
function pointed(cell: string): string {
  const { number, suffix } = splitAmount(cell)
  const point = withPoint(number, ',')
  return point === null ? cell : `${point} ${suffix}`.trim()
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
    (room, column, index) =>
      withCell({
        room,
        column,
        text: withoutApostrophe(cells[index] ?? '')
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

/** What a heading has in brackets, without regard to how squares are written. */
const unitOf = (name: string) => plainUnit(/\(([^()]*)\)$/.exec(name.trim())?.[1] ?? '')

const plainUnit = (unit: string) =>
  unit
    .trim()
    .toLowerCase()
    .replace(/\^?2|²/g, '2')
    .replace(/^met(?:re|er)s?$/, 'm')
    .replace(/^c$/, '°c')

function columnNamed(name: string): Column | undefined {
  const bare = name
    .trim()
    .replace(/\([^()]*\)$/, '')
    .trimEnd()
    .toLowerCase()
  return [...COLUMNS, ...U_COLUMNS].find(({ heading }) => heading.toLowerCase() === bare)
}
