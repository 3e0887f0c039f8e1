import type { RoomText } from '@/lib/domain/estimate/project-text'

import { cellText, COLUMNS, faultField } from './columns'
import { faultsByHeading, faultsOf } from './row-faults'
import type { RowResult } from './sheet-result'

/** A room with input that cannot be calculated, in words for a document. */
export type UnfinishedRoom = { name: string; /** 'Length: 4.2; Walls: abc' */ entered: string; missing: string }

/** The same with `row` and `column`, which locate the cell to correct. */
export type RoomLeftOut = { id: string; name: string; row: number; column: number; unfinished: UnfinishedRoom }

/** Rooms left out of the results, and the number of rooms with input. */
export type RoomsLeftOut = { rooms: readonly RoomLeftOut[]; among: number }

export function roomsLeftOut({
  rooms,
  rows,
}: {
  rooms: readonly RoomText[]
  rows: readonly RowResult[]
}): RoomsLeftOut {
  const left = rooms.flatMap((room, row) => {
    const outcome = rows[row]
    if (!outcome || !isLeftOut(outcome)) return []
    const name = room.name.trim() || `Room ${row + 1}`
    const unfinished = { name, entered: enteredIn(room), missing: missingIn(outcome) }
    return [{ id: room.id, name, row, column: columnOf(outcome), unfinished }]
  })
  return { rooms: left, among: rows.filter(({ read }) => read.state !== 'blank').length }
}

function isLeftOut({ read, result }: RowResult): boolean {
  return read.state === 'unready' || result?.ok === false
}

/** The first invalid column; the first column if input is missing or the error has no column. */
function columnOf(outcome: RowResult): number {
  const faults = faultsOf(outcome) ?? {}
  return Math.max(
    0,
    COLUMNS.findIndex((column) => faults[faultField(column)] !== undefined),
  )
}

/** The typed input by heading, including the U-values of elements. */
function enteredIn(room: RoomText): string {
  const cells = COLUMNS.slice(1).map((column) => ({ heading: column.heading, text: cellText(room, column) }))
  const elements = room.elements.map(({ name, wattsPerM2K }) => ({ heading: `U-value, ${name}`, text: wattsPerM2K }))
  return [...cells, ...elements]
    .filter(({ text }) => text.trim() !== '')
    .map(({ heading, text }) => `${heading}: ${text.trim()}`)
    .join('; ')
}

function missingIn(outcome: RowResult): string {
  const faults = faultsByHeading(faultsOf(outcome) ?? {}).map(({ heading, message }) => `${heading}: ${message}`)
  const missing = outcome.read.state === 'unready' ? outcome.read.missing : null
  return [...faults, ...(missing ? [missing] : [])].join('; ')
}
