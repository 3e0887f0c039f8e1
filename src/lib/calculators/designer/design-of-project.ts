import { type Design, DESIGN_LIMITS, type DesignRoom, ROOM_GAP_MM } from '@/lib/domain/design/design'
import { shifted } from '@/lib/domain/design/edit-outline'
import { extentOf } from '@/lib/domain/design/extent'
import { newRoom, withDoor, withUsualWindow } from '@/lib/domain/design/new-room'
import { usualJoists } from '@/lib/domain/design/usual-joists'
import type { Project, ProjectRoom } from '@/lib/domain/estimate/project'

import { rectangleOfRoom } from './rectangle-of-room'

const MM_PER_M = 1_000
/** Rooms per row of the drawing. */
const PER_ROW = 4

/**
 * Draws the rooms of the professional calculator as rectangles side by side, since their positions are unknown. Sizes
 * and external elements are kept.
 */
export function designOfProject({ home, rooms }: Pick<Project, 'home' | 'rooms'>): Design {
  let [xMm, yMm, deepestMm] = [0, 0, 0]
  const drawn = rooms.slice(0, DESIGN_LIMITS.rooms).map((room, index): DesignRoom => {
    if (index > 0 && index % PER_ROW === 0) [xMm, yMm, deepestMm] = [0, yMm - deepestMm - ROOM_GAP_MM, 0]
    const { lengthMm, widthMm, outside } = rectangleOfRoom(room)
    const at = { xMm, yMm: yMm - widthMm }
    xMm += lengthMm + ROOM_GAP_MM
    deepestMm = Math.max(deepestMm, widthMm)
    const has = (kind: string, beyond: string) =>
      room.elements.some((element) => element.kind === kind && element.beyond === beyond && element.areaM2 > 0)
    const base = newRoom({
      id: `room-${index + 1}`,
      name: room.name.slice(0, DESIGN_LIMITS.nameLength),
      kind: room.kind,
      at,
      lengthMm,
      widthMm,
      heightMm: Math.round(room.heightM * MM_PER_M),
      outside,
      below: has('floor', 'ground') || has('floor', 'outside') ? 'ground' : 'heated',
      above: has('roof', 'outside') || has('ceiling', 'outside') ? 'roof' : 'heated',
    })
    const { indoorC, airChangesPerHour } = room
    const drawn = { ...base, indoorC, airChangesPerHour, joists: usualJoists(base, home.built) }
    const [glazedMm2, doorMm2] = [outerMm2(room, 'window'), outerMm2(room, 'door')]
    return withDoor(withUsualWindow(drawn, glazedMm2 > 0 ? glazedMm2 : undefined), doorMm2)
  })
  return { home: { built: home.built, postcodeArea: home.postcodeArea, figures: home }, rooms: fromOrigin(drawn) }
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
