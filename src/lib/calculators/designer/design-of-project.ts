import type { Built } from '@/lib/domain/building/home/built'
import { type Design, DESIGN_LIMITS, type DesignRoom, ROOM_GAP_MM } from '@/lib/domain/design/design'
import { shifted } from '@/lib/domain/design/edit-outline'
import { extentOf } from '@/lib/domain/design/extent'
import { newRoom, withDoor, withUsualWindow } from '@/lib/domain/design/new-room'
import { usualJoists } from '@/lib/domain/design/usual-joists'
import type { Project, ProjectRoom } from '@/lib/domain/estimate/project'
import type { PlanPoint } from '@/lib/domain/room-plan/corners'

import { placesOfRooms, type RoomPlace } from './place-of-rooms'
import { rectangleOfRoom, type RoomRectangle } from './rectangle-of-room'

const MM_PER_M = 1_000
/** Rooms per row of the drawing. */
const PER_ROW = 4

/**
 * Draws the rooms of the professional calculator as rectangles side by side on their storeys, since their positions are
 * unknown. Sizes and external elements are kept.
 */
export function designOfProject({ home, rooms }: Pick<Project, 'home' | 'rooms'>): Design {
  const shown = rooms.slice(0, DESIGN_LIMITS.rooms)
  const places = placesOfRooms(shown)
  const rowsByStorey = new Map<number, (size: RoomRectangle) => PlanPoint>()
  const drawn = places.flatMap((place, index): DesignRoom[] => {
    const room = shown[index]
    if (!room) return []
    const rectangle = rectangleOfRoom(room)
    const nextAt = rowsByStorey.get(place.storey) ?? rowsOfRooms()
    rowsByStorey.set(place.storey, nextAt)
    return [drawnRoom({ id: `room-${index + 1}`, room, place, rectangle, at: nextAt(rectangle), built: home.built })]
  })
  const { built, postcodeArea, panel } = home
  return { home: { built, postcodeArea, ...(panel && { panel }), figures: home }, rooms: fromOrigin(drawn) }
}

/** Gives each rectangle in turn its place, in rows from west to east and each row south of the last. */
function rowsOfRooms(): (size: RoomRectangle) => PlanPoint {
  let [count, xMm, yMm, deepestMm] = [0, 0, 0, 0]
  return ({ lengthMm, widthMm }) => {
    if (count > 0 && count % PER_ROW === 0) [xMm, yMm, deepestMm] = [0, yMm - deepestMm - ROOM_GAP_MM, 0]
    const at = { xMm, yMm: yMm - widthMm }
    count += 1
    xMm += lengthMm + ROOM_GAP_MM
    deepestMm = Math.max(deepestMm, widthMm)
    return at
  }
}

type ToDraw = { id: string; room: ProjectRoom; place: RoomPlace; rectangle: RoomRectangle; at: PlanPoint; built: Built }

function drawnRoom({ id, room, place, rectangle, at, built }: ToDraw): DesignRoom {
  const { name, kind, heightM, indoorC, airChangesPerHour } = room
  const base = newRoom({
    ...place,
    ...rectangle,
    id,
    kind,
    at,
    name: name.slice(0, DESIGN_LIMITS.nameLength),
    heightMm: Math.round(heightM * MM_PER_M),
  })
  const drawn = { ...base, indoorC, airChangesPerHour, joists: usualJoists(base, built) }
  const [glazedMm2, doorMm2] = [outerMm2(room, 'window'), outerMm2(room, 'door')]
  return withDoor(withUsualWindow(drawn, glazedMm2 > 0 ? glazedMm2 : undefined), doorMm2)
}

const outerMm2 = ({ elements }: ProjectRoom, kind: 'window' | 'door') =>
  elements
    .filter((element) => element.kind === kind && element.beyond === 'outside')
    .reduce((sum, { areaM2 }) => sum + areaM2 * MM_PER_M ** 2, 0)

/** Shifts the rooms so that none lies below the origin. */
function fromOrigin(rooms: readonly DesignRoom[]): DesignRoom[] {
  const lowestMm = Math.min(0, ...rooms.map(({ outline }) => extentOf(outline).southMm))
  return rooms.map((room) => shifted(room, { xMm: 0, yMm: -lowestMm }))
}
