import type { ProjectRoom } from '@/lib/domain/estimate/project'
import type { RoomText } from '@/lib/domain/estimate/project-text'

import { type Faults, readRoom } from '../professional/read-sheet'
import type { Sheet } from '../professional/sheet'

/** Of a room whose size is not known yet: assumed, so that it can be drawn and pulled to its size. */
const FIRST = { kind: 'living', lengthM: '4', widthM: '3', heightM: '2.4' } as const

/** A row of the professional calculator's sheet with what can be read of it. */
export type ReadRow = { text: RoomText; room: ProjectRoom }

/** The rooms of a sheet. Unfinished ones come too, named as such; empty rows don't. */
export const roomsOfSheet = ({ rooms }: Pick<Sheet, 'rooms'>): ReadRow[] =>
  rooms.flatMap((text, place) => {
    const room = roomOfText({ text, name: `Room ${place + 1}` })
    return room ? [{ text, room }] : []
  })

/** What can be read of a typed room; null if nothing was typed. `name`: if it has none. */
export function roomOfText({ text, name }: { text: RoomText; name: string }): ProjectRoom | null {
  const read = readRoom({ room: text, name })
  if (read.state === 'blank') return null
  if (read.state === 'ready') return read.room
  const finished = readRoom({ room: finishedRoom(text, read.faults), name })
  return finished.state === 'ready' ? { ...finished.room, name: `${finished.room.name} (unfinished)` } : null
}

/** A room without what can't be read, and with the first sizes for what is missing. */
function finishedRoom(room: RoomText, faults: Faults): RoomText {
  const sound = (field: Exclude<keyof RoomText, 'id' | 'elements'>) => (field in faults ? '' : room[field].trim())
  const isSound = ({ id }: { id: string }) => !Object.keys(faults).some((field) => field.startsWith(`${id}.`))
  const [lengthM, widthM, floorAreaM2] = [sound('lengthM'), sound('widthM'), sound('floorAreaM2')]
  return {
    id: room.id,
    name: sound('name'),
    kind: sound('kind') || FIRST.kind,
    lengthM: lengthM || (floorAreaM2 ? '' : FIRST.lengthM),
    widthM: widthM || (floorAreaM2 ? '' : FIRST.widthM),
    floorAreaM2,
    heightM: sound('heightM') || FIRST.heightM,
    indoorC: sound('indoorC'),
    airChangesPerHour: sound('airChangesPerHour'),
    elements: room.elements.filter(isSound),
  }
}
