import type { PlanRectangle } from '../room-plan/rectangle'
import type { RoomPlan } from '../room-plan/room-plan'
import { areTooClose, type PanelSize, placesFor } from './places'

type Asked = { plan: RoomPlan; size: PanelSize; panels: readonly PlanRectangle[] }

/** The place for one more panel that is farthest from the others; null if none is free. */
export function freePlace({ plan, size, panels }: Asked): PlanRectangle | null {
  let found: { place: PlanRectangle; awayMm: number } | null = null
  for (const place of placesFor({ plan, size })) {
    if (panels.some((panel) => areTooClose(panel, place))) continue
    const awayMm = Math.min(Infinity, ...panels.map((panel) => distanceMm(panel, place)))
    if (!found || awayMm > found.awayMm) found = { place, awayMm }
  }
  return found?.place ?? null
}

const distanceMm = (one: PlanRectangle, other: PlanRectangle) =>
  Math.hypot(
    (one.westMm + one.eastMm - other.westMm - other.eastMm) / 2,
    (one.southMm + one.northMm - other.southMm - other.northMm) / 2,
  )
