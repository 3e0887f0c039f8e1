import type { RoomKind } from '@/lib/domain/building/heat-loss/room-kinds'
import { type DividedRoom, dividedRooms } from '@/lib/domain/building/home/usual-rooms'
import type { QuickEstimate } from '@/lib/domain/estimate/quick-estimate-result'

import { stepValue } from './estimate-steps'

/** Rooms by how usual they are, with their place by size: a home of five has a living room and four of the next. */
const USUAL_ROOMS: readonly { name: string; kind: RoomKind; size: number }[] = [
  { name: 'Living room', kind: 'living', size: 1 },
  { name: 'Bathroom', kind: 'bathroom', size: 11 },
  { name: 'Kitchen', kind: 'kitchen', size: 4 },
  { name: 'Bedroom 1', kind: 'bedroom', size: 2 },
  { name: 'Hall', kind: 'hall', size: 9 },
  { name: 'Bedroom 2', kind: 'bedroom', size: 5 },
  { name: 'Dining room', kind: 'dining', size: 3 },
  { name: 'Bedroom 3', kind: 'bedroom', size: 7 },
  { name: 'Landing', kind: 'landing', size: 10 },
  { name: 'Study', kind: 'study', size: 8 },
  { name: 'Bedroom 4', kind: 'bedroom', size: 6 },
  { name: 'Toilet', kind: 'wc', size: 12 },
]

/** A room of an estimated home, with a name for it. */
export type RoomOfHome = DividedRoom & { name: string; kind: RoomKind }

/** The rooms that an estimated home is divided into, largest first. */
export function roomsOfHome(estimate: Pick<QuickEstimate, 'working'>): RoomOfHome[] {
  const rooms = dividedRooms(stepValue(estimate, 'home.rooms'), stepValue(estimate, 'home.storeys')).toReversed()
  const named = USUAL_ROOMS.slice(0, rooms.length).toSorted((one, other) => one.size - other.size)
  return rooms.map((room, index) => {
    const { name, kind } = named[index] ?? { name: `Room ${index + 1}`, kind: 'store' as const }
    return { ...room, name, kind }
  })
}
