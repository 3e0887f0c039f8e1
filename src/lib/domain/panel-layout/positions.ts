import { type Ceiling, ceilingMmAt, isLevel } from '../room-plan/ceiling'
import { isFixable } from '../room-plan/joists'
import { SNAP_MM } from '../room-plan/outline'
import { expanded, holder, overlaps, type PlanRectangle } from '../room-plan/rectangle'
import type { RoomPlan } from '../room-plan/room-plan'
import { CLEARANCES } from './clearances'

export type PanelSize = { readonly lengthMm: number; readonly widthMm: number }

/** Assumed on 2026-11-25: out of reach of most people, above the beds and chairs below a low slope. */
const LOWEST_EDGE_MM = 1_800

/**
 * Returns a check of whether a panel's position is allowed: clear of walls and obstacles, fixed to joists, and out of
 * reach on a slope. The room and the panels are as measured on the ceiling (`ceilingFace`).
 */
export function allowance({ outline, ceiling, obstacles, joists }: RoomPlan): (panel: PlanRectangle) => boolean {
  const isHeld = holder(outline)
  const taken = obstacles.map(({ kind, area }) => expanded(area, CLEARANCES[kind].mm))
  const isLow = isLevel(ceiling) ? () => false : (panel: PlanRectangle) => lowestMm(ceiling, panel) < LOWEST_EDGE_MM
  return (panel) =>
    !isLow(panel) &&
    !taken.some((area) => overlaps(panel, area)) &&
    isHeld(expanded(panel, CLEARANCES.wall.mm)) &&
    (joists === null || isFixable({ joists, panel }))
}

export const isAllowed = (plan: RoomPlan, panel: PlanRectangle): boolean => allowance(plan)(panel)

const lowestMm = (ceiling: Ceiling, { westMm, eastMm, southMm, northMm }: PlanRectangle) =>
  Math.min(ceilingMmAt(ceiling, { xMm: westMm, yMm: southMm }), ceilingMmAt(ceiling, { xMm: eastMm, yMm: northMm }))

/** Whether two panels are too close to each other. */
export const areTooClose = (one: PlanRectangle, other: PlanRectangle): boolean =>
  one.westMm - CLEARANCES.panel.mm < other.eastMm &&
  other.westMm < one.eastMm + CLEARANCES.panel.mm &&
  one.southMm - CLEARANCES.panel.mm < other.northMm &&
  other.southMm < one.northMm + CLEARANCES.panel.mm

type Placing = { plan: RoomPlan; size: PanelSize; stepMm?: number }

/**
 * Every allowed position of a panel on the grid of a ceiling, measured on the ceiling: panels along the plan first,
 * then those across it.
 */
export function positionsFor({ plan, size, stepMm = SNAP_MM }: Placing): PlanRectangle[] {
  const { lengthMm, widthMm } = size
  const orientations =
    lengthMm === widthMm
      ? [[lengthMm, widthMm]]
      : [
          [lengthMm, widthMm],
          [widthMm, lengthMm],
        ]
  const xs = plan.outline.map(({ xMm }) => xMm)
  const ys = plan.outline.map(({ yMm }) => yMm)
  const isFree = allowance(plan)
  return orientations.flatMap(([along = 0, across = 0]) =>
    steps(Math.min(...ys), Math.max(...ys) - across, stepMm).flatMap((southMm) =>
      steps(Math.min(...xs), Math.max(...xs) - along, stepMm)
        .map((westMm) => ({ westMm, eastMm: westMm + along, southMm, northMm: southMm + across }))
        .filter(isFree),
    ),
  )
}

const steps = (from: number, to: number, stepMm: number) =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / stepMm) + 1) }, (_, index) => from + stepMm * index)
