import { ceilingFace } from '../room-plan/ceiling-face'
import { joistsBehind } from '../room-plan/joists'
import type { Outline } from '../room-plan/outline'
import type { PlanRectangle } from '../room-plan/rectangle'
import { type DesignRoom, planOf } from './design'
import { wallsAt } from './joist-lines'

/** A panel in whole mm. */
type Measured = {
  readonly panel: PlanRectangle
  /** From each edge of the panel to the wall that it faces, measured level with the panel's centre. */
  readonly toWallMm: Readonly<Record<'west' | 'east' | 'south' | 'north', number>>
}

/** Where a panel is fixed, in whole mm on the ceiling, measured up the slope if there is one. */
export type PanelFixing = Measured & {
  /** As seen from above, for drawing: shorter up a slope than on the ceiling. */
  readonly onPlan: Measured
  /** Centre lines of the joists behind it, from its west edge or, if they run along x, from its south edge. */
  readonly joistsMm: readonly number[]
}

/** Dimensions for locating a panel with a tape measure. The panel must be inside the room. */
export function panelFixing({ room, panel: onPlan }: { room: DesignRoom; panel: PlanRectangle }): PanelFixing {
  const face = ceilingFace(planOf(room))
  const { outline, joists } = face?.onFace ?? room
  const panel = face?.toFace(onPlan) ?? onPlan
  const edge = joists?.along === 'x' ? panel.southMm : panel.westMm
  return {
    ...measured({ outline, panel }),
    onPlan: measured({ outline: room.outline, panel: onPlan }),
    joistsMm: joists ? joistsBehind({ joists, panel }).map((line) => Math.round(line - edge)) : [],
  }
}

function measured({ outline, panel }: { outline: Outline; panel: PlanRectangle }): Measured {
  const { westMm, eastMm, southMm, northMm } = panel
  const centre = { xMm: (westMm + eastMm) / 2, yMm: (southMm + northMm) / 2 }
  const across = wallsAt({ outline, along: 'x', at: centre.yMm })
  const along = wallsAt({ outline, along: 'y', at: centre.xMm })
  return {
    panel: {
      westMm: Math.round(westMm),
      eastMm: Math.round(eastMm),
      southMm: Math.round(southMm),
      northMm: Math.round(northMm),
    },
    toWallMm: {
      west: Math.round(westMm - nearest(across, centre.xMm, -1)),
      east: Math.round(nearest(across, centre.xMm, 1) - eastMm),
      south: Math.round(southMm - nearest(along, centre.yMm, -1)),
      north: Math.round(nearest(along, centre.yMm, 1) - northMm),
    },
  }
}

function nearest(walls: readonly number[], from: number, direction: 1 | -1): number {
  const ahead = walls.filter((wall) => (wall - from) * direction > 0)
  return direction > 0 ? Math.min(...ahead) : Math.max(...ahead)
}
