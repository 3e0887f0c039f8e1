import { type Ceiling, isLevel } from './ceiling'
import type { PlanPoint } from './corners'
import type { PlanRectangle } from './rectangle'
import type { RoomPlan } from './room-plan'

/** The face of a ceiling in true lengths, with its mapping to the plan. */
export type CeilingFace = {
  /** The room as measured on its ceiling. */
  readonly onFace: RoomPlan
  /** From the face to the plan, and back. */
  readonly toPlan: (rectangle: PlanRectangle) => PlanRectangle
  readonly toFace: (rectangle: PlanRectangle) => PlanRectangle
}

type Axis = 'x' | 'y'

/** The factor by which the plan shortens lengths up the slope: the cosine of its angle; 1 for a level ceiling. */
export const cosineOf = ({ riseMmPerM: { x, y } }: Ceiling): number => 1 / Math.hypot(1, x / 1_000, y / 1_000)

/** The axis that a ceiling rises along; null for one that rises along neither axis or both. */
export function slopeAxis({ riseMmPerM: { x, y } }: Ceiling): Axis | null {
  if (x !== 0 && y !== 0) return null
  return x !== 0 ? 'x' : 'y'
}

const unchanged = (rectangle: PlanRectangle) => rectangle
/** Rounding of lengths, so that they are the same after conversion to the plan and back. */
const STEPS_PER_MM = 10_000

/** The face of a ceiling that is level or rises along an axis; null for any other slope. */
export function ceilingFace(plan: RoomPlan): CeilingFace | null {
  const { ceiling } = plan
  if (isLevel(ceiling)) return { onFace: plan, toPlan: unchanged, toFace: unchanged }
  const axis = slopeAxis(ceiling)
  if (!axis) return null
  const cosine = cosineOf(ceiling)
  const key = axis === 'x' ? 'xMm' : 'yMm'
  const startMm = Math.min(...plan.outline.map((corner) => corner[key]))
  const onFaceMm = (mm: number) => Math.round(((mm - startMm) / cosine) * STEPS_PER_MM) / STEPS_PER_MM
  const onPlanMm = (mm: number) => startMm + mm * cosine
  const toFace = stretched(axis, onFaceMm)
  const { joists } = plan
  return {
    toPlan: stretched(axis, onPlanMm),
    toFace,
    onFace: {
      outline: plan.outline.map((corner): PlanPoint => ({ ...corner, [key]: onFaceMm(corner[key]) })),
      ceiling: {
        heightMm: ceiling.heightMm + (ceiling.riseMmPerM[axis] * startMm) / 1_000,
        riseMmPerM: { x: ceiling.riseMmPerM.x * cosine, y: ceiling.riseMmPerM.y * cosine },
      },
      obstacles: plan.obstacles.map((obstacle) => ({ ...obstacle, area: toFace(obstacle.area) })),
      joists: joists && joists.along !== axis ? { ...joists, oneAtMm: onFaceMm(joists.oneAtMm) } : joists,
    },
  }
}

const stretched =
  (axis: Axis, at: (mm: number) => number) =>
  ({ westMm, eastMm, southMm, northMm }: PlanRectangle): PlanRectangle =>
    axis === 'x'
      ? { westMm: at(westMm), eastMm: at(eastMm), southMm, northMm }
      : { westMm, eastMm, southMm: at(southMm), northMm: at(northMm) }
