import { ceilingFace } from '../room-plan/ceiling-face'
import type { PlanRectangle } from '../room-plan/rectangle'
import type { RoomPlan } from '../room-plan/room-plan'
import { areTooClose, type PanelSize, positionsFor } from './positions'

type FreePlaceInput = { plan: RoomPlan; size: PanelSize; panels: readonly PlanRectangle[] }

/** The free position for one more panel that is farthest from the others; null if none is free. */
export function freePosition({ plan, size, panels }: FreePlaceInput): PlanRectangle | null {
  let found: { position: PlanRectangle; awayMm: number } | null = null
  const face = ceilingFace(plan)
  if (!face) return null
  const taken = panels.map(face.toFace)
  for (const position of positionsFor({ plan: face.onFace, size })) {
    if (taken.some((panel) => areTooClose(panel, position))) continue
    const awayMm = Math.min(Infinity, ...taken.map((panel) => distanceMm(panel, position)))
    if (!found || awayMm > found.awayMm) found = { position, awayMm }
  }
  return found && face.toPlan(found.position)
}

const distanceMm = (one: PlanRectangle, other: PlanRectangle) =>
  Math.hypot(
    (one.westMm + one.eastMm - other.westMm - other.eastMm) / 2,
    (one.southMm + one.northMm - other.southMm - other.northMm) / 2,
  )
