import { type Design, DESIGN_LIMITS, type DesignRoom, ROOM_GAP_MM } from '@/lib/domain/design/design'
import { shifted } from '@/lib/domain/design/edit-outline'
import { extentOf } from '@/lib/domain/design/extent'
import { newRoom, onGrid, type SideName, SIDES, withDoor, withUsualWindow } from '@/lib/domain/design/new-room'
import { usualJoists } from '@/lib/domain/design/usual-joists'
import type { Project, ProjectRoom } from '@/lib/domain/estimate/project'

const MM_PER_M = 1_000
/** Rooms per row of the drawing. */
const PER_ROW = 4

/**
 * Draws the rooms of the professional calculator as rectangles side by side, since their positions are unknown. Sizes
 * and external elements are kept. External walls are assigned longest first, up to the room's external wall area.
 */
export function designOfProject({ home, rooms }: Pick<Project, 'home' | 'rooms'>): Design {
  let [xMm, yMm, deepestMm] = [0, 0, 0]
  const drawn = rooms.slice(0, DESIGN_LIMITS.rooms).map((room, index): DesignRoom => {
    if (index > 0 && index % PER_ROW === 0) [xMm, yMm, deepestMm] = [0, yMm - deepestMm - ROOM_GAP_MM, 0]
    const { lengthMm, widthMm } = sizeOf(room)
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
      outside: outerSides(room, { lengthMm, widthMm }),
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

/** Side of the smallest room that can be drawn, half a square metre. */
const LEAST_SIDE_MM = 750

/** A room with only a floor area becomes a square. */
function sizeOf({ lengthM, widthM, floorAreaM2 }: ProjectRoom) {
  const sideM = Math.sqrt(floorAreaM2 ?? (lengthM ?? 1) * (widthM ?? 1))
  const [length, width] = lengthM !== null && widthM !== null ? [lengthM, widthM] : [sideM, sideM]
  const [lengthMm, widthMm] = [onGrid(length * MM_PER_M), onGrid(width * MM_PER_M)]
  const isTiny = length * width < 0.5 || lengthMm * widthMm < 0.5 * MM_PER_M ** 2
  return isTiny ? { lengthMm: LEAST_SIDE_MM, widthMm: LEAST_SIDE_MM } : { lengthMm, widthMm }
}

const OUTER_KINDS: readonly string[] = ['wall', 'window', 'door']

function outerSides(room: ProjectRoom, { lengthMm, widthMm }: { lengthMm: number; widthMm: number }): SideName[] {
  let leftMm =
    (room.elements
      .filter(({ kind, beyond }) => OUTER_KINDS.includes(kind) && beyond === 'outside')
      .reduce((sum, { areaM2 }) => sum + areaM2, 0) /
      room.heightM) *
    MM_PER_M
  return SIDES.map((side) => ({ side, mm: side === 'south' || side === 'north' ? lengthMm : widthMm }))
    .toSorted((one, other) => other.mm - one.mm)
    .flatMap(({ side, mm }) => {
      const isOuter = leftMm >= mm / 2
      if (isOuter) leftMm -= mm
      return isOuter ? [side] : []
    })
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
