import { ceilingMmAt } from '../room-plan/ceiling'
import type { PlanRectangle } from '../room-plan/rectangle'
import type { CablePoint } from './cable-route'
import { type Design, DESIGN_LIMITS, type DesignRoom, roomOf } from './design'
import { USUAL_HEIGHT_MM } from './new-room'
import { ceilingOf } from './slope'

export type FoundUnit = { room: DesignRoom; point: CablePoint; isAssumed: boolean }

/** Assumed on 2026-11-25: height of the middle of a consumer unit (Approved Document M: 1,350 to 1,450 mm). */
const UNIT_HEIGHT_MM = 1_400

/** Assumed on 2026-11-25: depth from a ceiling to the floor above it. */
const FLOOR_DEPTH_MM = 300

/** The consumer unit as placed, else in the hall or the first room of the lowest storey. Null without rooms. */
export function consumerUnitOf(design: Design): FoundUnit | null {
  const { consumerUnit } = design.home
  const placed = consumerUnit && roomOf(design, consumerUnit.roomId)
  const room = placed || usualRoom(design)
  const corner = room?.outline[placed && consumerUnit ? consumerUnit.corner : 0] ?? room?.outline[0]
  if (!room || !corner) return null
  return {
    room,
    point: { ...corner, zMm: floorMm(design, room.storey) + UNIT_HEIGHT_MM },
    isAssumed: !placed,
  }
}

/** The middle of a panel, at the ceiling of its room. */
export function panelPoint(design: Design, room: DesignRoom, panel: PlanRectangle): CablePoint {
  const at = {
    xMm: Math.round((panel.westMm + panel.eastMm) / 2),
    yMm: Math.round((panel.southMm + panel.northMm) / 2),
  }
  return { ...at, zMm: floorMm(design, room.storey) + Math.round(ceilingMmAt(ceilingOf(room), at)) }
}

function usualRoom({ rooms }: Design): DesignRoom | undefined {
  const lowest = Math.min(...rooms.map(({ storey }) => storey))
  const onLowest = rooms.filter(({ storey }) => storey === lowest)
  return onLowest.find(({ kind }) => kind === 'hall') ?? onLowest[0]
}

/** Height of the floor of a storey above the ground floor. Each storey below is as high as its highest room. */
function floorMm({ rooms }: Design, storey: number): number {
  const below = Array.from(
    { length: storey - DESIGN_LIMITS.storey.min },
    (_, index) => DESIGN_LIMITS.storey.min + index,
  )
  return below.reduce((sum, one) => {
    const heights = rooms.filter((room) => room.storey === one).map(({ heightMm }) => heightMm)
    return sum + (heights.length > 0 ? Math.max(...heights) : USUAL_HEIGHT_MM) + FLOOR_DEPTH_MM
  }, 0)
}
