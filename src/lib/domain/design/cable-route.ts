import type { PlanPoint } from '../room-plan/corners'

/** A point of a cable: its position on the plan, and its height above the ground floor. */
export type CablePoint = PlanPoint & { readonly zMm: number }

export type CableRoute = {
  /** From the consumer unit through every panel; between two points the cable runs parallel to the axes. */
  readonly points: readonly CablePoint[]
  readonly drawnMm: number
  /** Including the allowance for bends and ends, rounded up. */
  readonly lengthM: number
}

/** Assumed on 2026-11-25: a tenth for bends, slack and both ends. */
const SLACK_SHARE = 0.1
const MM_PER_M = 1_000

/** Distance along the axes of the plan and vertically. */
const squareMm = (one: CablePoint, other: CablePoint): number =>
  Math.abs(one.xMm - other.xMm) + Math.abs(one.yMm - other.yMm) + Math.abs(one.zMm - other.zMm)

/** Routes one cable from the consumer unit to all panels of a circuit, always continuing to the nearest one left. */
export function cableRoute({ from, to }: { from: CablePoint; to: readonly CablePoint[] }): CableRoute {
  const left = [...to]
  const points = [from]
  let here = from
  let drawnMm = 0
  while (left.length > 0) {
    const next = left.reduce((best, point) => (squareMm(here, point) < squareMm(here, best) ? point : best))
    left.splice(left.indexOf(next), 1)
    drawnMm += squareMm(here, next)
    points.push(next)
    here = next
  }
  return { points, drawnMm, lengthM: Math.ceil(Math.round(drawnMm * (1 + SLACK_SHARE)) / MM_PER_M) }
}
