import { designIndoorC } from '@/lib/domain/building/heat-loss/room-kinds'
import type { AgeBand } from '@/lib/domain/building/u-values/age-bands'

import type { ElementAsked, RoomAsked } from './room'

type Input = { rooms: readonly RoomAsked[]; ageBand: AgeBand }

/**
 * Adds both sides of each wall between rooms. Each side borders the other room's temperature, so that the heat one room
 * loses is gained by the other.
 */
export function withAdjoiningRooms({ rooms, ageBand }: Input): RoomAsked[] {
  const byId = new Map(rooms.map((room) => [room.id, room]))
  const temperatureOf = (id: string) => {
    const room = byId.get(id)
    if (!room) throw new Error(`No room "${id}"`) // the schema rejects unknown rooms
    return room.indoorC ?? designIndoorC({ kind: room.kind, band: ageBand })
  }
  const facing = (element: ElementAsked, id: string): ElementAsked => ({
    ...element,
    beyond: { space: 'heated', atC: temperatureOf(id) },
  })
  const farSides = ({ id }: RoomAsked) =>
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
