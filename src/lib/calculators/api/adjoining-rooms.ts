import { designIndoorC } from '@/lib/domain/building/heat-loss/room-kinds'
import type { AgeBand } from '@/lib/domain/building/u-values/age-bands'

import type { ElementInput, RoomInput } from './room'

type Input = { rooms: readonly RoomInput[]; ageBand: AgeBand }

/**
 * Adds both sides of each wall between rooms. Each side borders the other room's temperature, so that the heat one room
 * loses is gained by the other.
 */
export function withAdjoiningRooms({ rooms, ageBand }: Input): RoomInput[] {
  const byId = new Map(rooms.map((room) => [room.id, room]))
  const temperatureOf = (id: string) => {
    const room = byId.get(id)
    if (!room) throw new Error(`No room "${id}"`) // the schema rejects unknown rooms
    return room.indoorC ?? designIndoorC({ kind: room.kind, band: ageBand })
  }
  const facing = (element: ElementInput, id: string): ElementInput => ({
    ...element,
    beyond: { space: 'heated', atC: temperatureOf(id) },
  })
  const farSides = ({ id }: RoomInput) =>
    rooms.flatMap((other) =>
      other.elements
        .filter(({ beyond }) => beyond.space === 'room' && beyond.id === id)
        .map((element) => facing({ ...element, id: `${other.id}.${element.id}` }, other.id)),
    )
  return rooms.map((room) => ({
    ...room,
    elements: [
      ...room.elements.map((element) =>
        element.beyond.space === 'room' ? facing(element, element.beyond.id) : element,
      ),
      ...farSides(room),
    ],
  }))
}
