import type { OwnFigures } from '@/lib/domain/project/own-figures'
import type { Project } from '@/lib/domain/project/project'

import type { Basis } from '../quick-calculation/estimate'
import { projectResult, type ProjectResult } from './project-result'
import { readName } from './read-name'
import { readHome, readRoom, type Faults, type RoomRead } from './read-sheet'
import { rememberedRooms } from './remembered-rooms'
import type { RoomResult } from './room-result'
import { sharedSums } from './shared-sums'
import type { HomeText, RoomText, Sheet } from './sheet'

/** A row of the table: what was read of it, and what it comes to where it could be worked out. */
export type RowResult = { read: RoomRead; result: RoomResult | null }

export type SheetResult = {
  /** One for each row, the same object as before where nothing changed. */
  rows: readonly RowResult[]
  homeFaults: Faults
  /** All rooms that are ready, as a project to be kept or sent. */
  project: Project
  /** Of that project. */
  result: ProjectResult
}

/** Works a sheet out, again and again: what did not change since is not done again. Costs one room for one changed row. */
export function sheetCalculator(basis: Basis): (sheet: Sheet) => SheetResult {
  const homes = new WeakMap<
    HomeText,
    ReturnType<typeof readHome> & { own: OwnFigures; shared: ReturnType<typeof sharedSums> }
  >()
  const reads = new WeakMap<RoomText, { name: string; read: RoomRead }>()
  const rowsBefore = new WeakMap<RoomRead, RowResult>()
  const workOut = rememberedRooms()

  const homeOf = (typed: HomeText, own: OwnFigures) => {
    const known = homes.get(typed)
    if (known?.own === own) return known
    const read = readHome(typed)
    const home = { ...read, own, shared: sharedSums({ home: read.home, own, basis }) }
    homes.set(typed, home)
    return home
  }
  const readOf = (room: RoomText, place: number): RoomRead => {
    const name = `Room ${place + 1}`
    const known = reads.get(room)
    if (known?.name === name) return known.read
    const read = readRoom({ room, name })
    reads.set(room, { name, read })
    return read
  }
  const rowOf = (read: RoomRead, result: RoomResult | null): RowResult => {
    const before = rowsBefore.get(read)
    if (before?.result === result) return before
    const row = { read, result }
    rowsBefore.set(read, row)
    return row
  }

  return ({ name, home: typed, rooms, own }) => {
    const { home, faults, shared } = homeOf(typed, own)
    const named = readName(name)
    const read = rooms.map(readOf)
    const project: Project = {
      name: named.ok ? named.value : '',
      home,
      rooms: read.flatMap((one) => (one.state === 'ready' ? [one.room] : [])),
      own,
    }
    const result = projectResult({ project, basis, workOut, shared })
    const byId = new Map(result.rooms.map((one) => [one.room.id, one]))
    const rows = read.map((one) => rowOf(one, one.state === 'ready' ? (byId.get(one.room.id) ?? null) : null))
    return { rows, homeFaults: named.ok ? faults : { ...faults, name: named.message }, project, result }
  }
}
