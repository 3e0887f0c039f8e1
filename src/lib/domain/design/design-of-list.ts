import type { Built } from '../building/home/built'
import { type Design, DESIGN_LIMITS, type DesignRoom, FIRST_DESIGN_HOME, ROOM_GAP_MM } from './design'
import type { ListedRoom } from './listed-rooms'
import { newRoom, withUsualWindow } from './new-room'
import { usualJoists } from './usual-joists'

/** Rooms in a row of the drawing. */
const PER_ROW = 3

/** Draws listed rooms side by side on their floors, because their places are not known. Null without rooms. */
export function designOfList(listed: readonly ListedRoom[], built: Built): Design | null {
  const rooms = listed.slice(0, DESIGN_LIMITS.rooms)
  if (rooms.length === 0) return null
  const top = Math.max(...rooms.map(({ storey }) => storey))
  const home = { ...FIRST_DESIGN_HOME, built }
  return {
    home,
    rooms: [0, 1, 2, 3].flatMap((storey) => {
      let [xMm, yMm, deepestMm] = [0, 0, 0]
      return rooms
        .map((room, index) => ({ ...room, id: `room-${index + 1}` }))
        .filter((room) => room.storey === storey)
        .map((room, place): DesignRoom => {
          if (place > 0 && place % PER_ROW === 0) [xMm, yMm, deepestMm] = [0, yMm + deepestMm + ROOM_GAP_MM, 0]
          const drawn = newRoom({
            ...room,
            at: { xMm, yMm },
            below: storey === 0 ? 'ground' : 'heated',
            above: storey === top ? 'roof' : 'heated',
          })
          xMm += room.lengthMm + ROOM_GAP_MM
          deepestMm = Math.max(deepestMm, room.widthMm)
          return withUsualWindow({ ...drawn, joists: usualJoists(drawn, built) })
        })
    }),
  }
}
