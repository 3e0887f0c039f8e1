import type { ProjectRoom } from '@/lib/domain/estimate/project'
import type { RoomText } from '@/lib/domain/estimate/project-text'

import { type Faults, readRoom } from '../professional/read-sheet'
import type { Sheet } from '../professional/sheet'

/** Default size of a room without one, so that it can be drawn and resized. */
const FIRST = { kind: 'living', lengthM: '4', widthM: '3', heightM: '2.4' } as const

/** A row of the professional calculator's sheet, as typed and as parsed. */
export type ReadRow = { text: RoomText; room: ProjectRoom }

/** The rooms of a sheet, including unfinished ones, which are named as such. Empty rows are skipped. */
export const roomsOfSheet = ({ rooms }: Pick<Sheet, 'rooms'>): ReadRow[] =>
  rooms.flatMap((text, index) => {
    const room = roomOfText({ text, name: `Room ${index + 1}` })
    return room ? [{ text, room }] : []
  })

/** Parses a typed room; null if blank. `name` is the default name. */
export function roomOfText({ text, name }: { text: RoomText; name: string }): ProjectRoom | null {
  const read = readRoom({ room: text, name })
  if (read.state === 'blank') return null
  if (read.state === 'ready') return read.room
  const finished = readRoom({ room: finishedRoom(text, read.faults), name })
  return finished.state === 'ready' ? { ...finished.room, name: `${finished.room.name} (unfinished)` } : null
}

/** Drops invalid input and fills in default sizes for missing input. */
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
