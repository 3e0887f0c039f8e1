import { type PlanPoint, sidesOf } from '../room-plan/corners'
import { joistsBehind } from '../room-plan/joists'
import type { PlanRectangle } from '../room-plan/rectangle'
import type { DesignRoom } from './design'

/** Where a panel is fixed, in whole mm. */
export type PanelFixing = {
  readonly panel: PlanRectangle
  /** From each edge of the panel to the wall that it faces, measured level with the panel's centre. */
  readonly toWallMm: Readonly<Record<'west' | 'east' | 'south' | 'north', number>>
  /** Centre lines of the joists behind it, from its west edge or, if they run along x, from its south edge. */
  readonly joistsMm: readonly number[]
}

/** How to find the place of a panel with a tape measure. The panel must be inside the room. */
export function panelFixing({ room, panel }: { room: DesignRoom; panel: PlanRectangle }): PanelFixing {
  const { westMm, eastMm, southMm, northMm } = panel
  const centre = { xMm: (westMm + eastMm) / 2, yMm: (southMm + northMm) / 2 }
  const across = wallsAcross(room.outline, centre, 'x')
  const along = wallsAcross(room.outline, centre, 'y')
  const { joists } = room
  const edge = joists?.along === 'x' ? southMm : westMm
  return {
    panel,
    toWallMm: {
      west: Math.round(westMm - nearest(across, centre.xMm, -1)),
      east: Math.round(nearest(across, centre.xMm, 1) - eastMm),
      south: Math.round(southMm - nearest(along, centre.yMm, -1)),
      north: Math.round(nearest(along, centre.yMm, 1) - northMm),
    },
    joistsMm: joists ? joistsBehind({ joists, panel }).map((line) => Math.round(line - edge)) : [],
  }
}

/** Where the line through a point meets the walls: along 'x' it runs from west to east. */
function wallsAcross(outline: readonly PlanPoint[], point: PlanPoint, axis: 'x' | 'y'): number[] {
  const [run, level] = axis === 'x' ? (['xMm', 'yMm'] as const) : (['yMm', 'xMm'] as const)
  return sidesOf(outline).flatMap(({ from, to }) => {
    const crossesLevel = from[level] > point[level] !== to[level] > point[level]
    if (!crossesLevel) return []
    const share = (point[level] - from[level]) / (to[level] - from[level])
    return [from[run] + share * (to[run] - from[run])]
  })
}

function nearest(places: readonly number[], from: number, direction: 1 | -1): number {
  const ahead = places.filter((place) => (place - from) * direction > 0)
  return direction > 0 ? Math.min(...ahead) : Math.max(...ahead)
}
