import type { ProjectRoom } from '@/lib/domain/estimate/project'

import { type Faults, readRoom } from '../professional/read-sheet'
import type { RoomText, Sheet } from '../professional/sheet'

/** Of a room whose size is not known yet: assumed, so that it can be drawn and pulled to its size. */
const FIRST = { kind: 'living', lengthM: '4', widthM: '3', heightM: '2.4' } as const

/** The rooms of the professional calculator's sheet. Unfinished ones come too, named as such; empty rows don't. */
export const roomsOfSheet = ({ rooms }: Pick<Sheet, 'rooms'>): ProjectRoom[] =>
  rooms.flatMap((room, place) => {
    const name = `Room ${place + 1}`
    const read = readRoom({ room, name })
    if (read.state === 'blank') return []
    if (read.state === 'ready') return [read.room]
    const finished = readRoom({ room: finishedRoom(room, read.faults), name })
    return finished.state === 'ready' ? [{ ...finished.room, name: `${finished.room.name} (unfinished)` }] : []
  })

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
