import { COLUMNS, faultField } from './columns'
import { faultsOf } from './row-faults'
import type { RoomText } from './sheet'
import type { RowResult } from './sheet-result'

/** A room that no sum is made of, though something of it is typed; `row` and `column` are where to go on with it. */
export type RoomLeftOut = { id: string; name: string; row: number; column: number }

/** The rooms that the results do without, among how many of which something is typed. */
export type RoomsLeftOut = { rooms: readonly RoomLeftOut[]; among: number }

export function roomsLeftOut({
  rooms,
  rows,
}: {
  rooms: readonly RoomText[]
  rows: readonly RowResult[]
}): RoomsLeftOut {
  const left = rooms.flatMap(({ id, name }, row) => {
    const outcome = rows[row]
    return outcome && isLeftOut(outcome)
      ? [{ id, name: name.trim() || `Room ${row + 1}`, row, column: columnOf(outcome) }]
      : []
  })
  return { rooms: left, among: rows.filter(({ read }) => read.state !== 'blank').length }
}

function isLeftOut({ read, result }: RowResult): boolean {
  return read.state === 'unready' || result?.ok === false
}

/** The first that cannot be used; the first of all where something is missing, or the fault has no column. */
function columnOf(outcome: RowResult): number {
  const faults = faultsOf(outcome) ?? {}
  return Math.max(
    0,
    COLUMNS.findIndex((column) => faults[faultField(column)] !== undefined),
  )
}
