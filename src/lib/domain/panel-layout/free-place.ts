import { ceilingFace } from '../room-plan/ceiling-face'
import type { PlanRectangle } from '../room-plan/rectangle'
import type { RoomPlan } from '../room-plan/room-plan'
import { areTooClose, type PanelSize, placesFor } from './places'

type Asked = { plan: RoomPlan; size: PanelSize; panels: readonly PlanRectangle[] }

/** The place for one more panel that is farthest from the others; null if none is free. */
export function freePlace({ plan, size, panels }: Asked): PlanRectangle | null {
  let found: { place: PlanRectangle; awayMm: number } | null = null
  const face = ceilingFace(plan)
  if (!face) return null
  const taken = panels.map(face.toFace)
  for (const place of placesFor({ plan: face.onFace, size })) {
    if (taken.some((panel) => areTooClose(panel, place))) continue
    const awayMm = Math.min(Infinity, ...taken.map((panel) => distanceMm(panel, place)))
    if (!found || awayMm > found.awayMm) found = { place, awayMm }
  }
  return found && face.toPlan(found.place)
}

const distanceMm = (one: PlanRectangle, other: PlanRectangle) =>
  Math.hypot(
    (one.westMm + one.eastMm - other.westMm - other.eastMm) / 2,
    (one.southMm + one.northMm - other.southMm - other.northMm) / 2,
  )
