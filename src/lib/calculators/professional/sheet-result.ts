import { heightOfPostcodeM } from '@/lib/domain/climate/district-height'

import type { Basis } from '../engine/estimate-basis'
import { cachedRooms } from './cached-rooms'
import { type ProjectResult, projectResult } from './project-result'
import type { RoomRead } from './read-sheet'
import type { RoomResult } from './room-result'
import type { Sheet } from './sheet'
import { type SheetInput, sheetReader } from './sheet-reader'

/** A table row: the parsed input, and its result if it can be calculated. */
export type RowResult = { read: RoomRead; result: RoomResult | null }

export type SheetResult = Omit<SheetInput, 'rooms'> & {
  /** One per row; the same object if unchanged. */
  rows: readonly RowResult[]
  /** The project's result. */
  result: ProjectResult
}

/** Calculates a sheet incrementally: one changed row costs one room. */
export function sheetCalculator(basis: Basis): (sheet: Sheet) => SheetResult {
  const read = sheetReader(basis, heightOfPostcodeM)
  const rowsBefore = new WeakMap<RoomRead, RowResult>()
  const workOut = cachedRooms()

  const rowOf = (room: RoomRead, result: RoomResult | null): RowResult => {
    const before = rowsBefore.get(room)
    if (before?.result === result) return before
    const row = { read: room, result }
    rowsBefore.set(room, row)
    return row
  }

  return (sheet) => {
    const { rooms, ...input } = read(sheet)
    const { project, shared } = input
    const result = projectResult({ project, basis, workOut, shared })
    const byId = new Map(result.rooms.map((one) => [one.room.id, one]))
    const rows = rooms.map((one) => rowOf(one, one.state === 'ready' ? (byId.get(one.room.id) ?? null) : null))
    return { ...input, rows, result }
  }
}
