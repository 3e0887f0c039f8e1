import type { OwnFigures, Project } from '@/lib/domain/estimate/project'
import type { HomeText, RoomText } from '@/lib/domain/estimate/project-text'

import type { Basis } from '../engine/estimate-basis'
import { readName } from './read-name'
import { type Faults, type HeightOf, readHome, readRoom, type RoomRead } from './read-sheet'
import { type SharedSums, sharedSums } from './shared-sums'
import type { Sheet } from './sheet'

export type SheetInput = {
  /** One per row; the same object if unchanged. */
  rooms: readonly RoomRead[]
  homeFaults: Faults
  /** All valid rooms, as a project to save or send. */
  project: Project
  shared: SharedSums
}

/** Parses a sheet incrementally. `heightOf`: see there. */
export function sheetReader(basis: Basis, heightOf: HeightOf): (sheet: Sheet) => SheetInput {
  const homes = new WeakMap<HomeText, ReturnType<typeof readHome> & { own: OwnFigures; shared: SharedSums }>()
  const reads = new WeakMap<RoomText, { name: string; read: RoomRead }>()

  const homeOf = (typed: HomeText, own: OwnFigures) => {
    const cached = homes.get(typed)
    if (cached?.own === own) return cached
    const read = readHome(typed, heightOf)
    const home = { ...read, own, shared: sharedSums({ home: read.home, own, basis }) }
    homes.set(typed, home)
    return home
  }
  const readOf = (room: RoomText, index: number): RoomRead => {
    const name = `Room ${index + 1}`
    const cached = reads.get(room)
    if (cached?.name === name) return cached.read
    const read = readRoom({ room, name })
    reads.set(room, { name, read })
    return read
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
    return { rooms: read, homeFaults: named.ok ? faults : { ...faults, name: named.message }, project, shared }
  }
}
