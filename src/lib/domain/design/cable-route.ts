import type { PlanPoint } from '../room-plan/corners'

/** A point of a cable: on the plan, and above the floor of the ground floor. */
export type CablePoint = PlanPoint & { readonly zMm: number }

export type CableRoute = {
  /** From the consumer unit through every panel; between two points the cable runs square to the plan. */
  readonly points: readonly CablePoint[]
  readonly drawnMm: number
  /** With what is lost at bends and ends, rounded up. */
  readonly lengthM: number
}

/** Assumed on 2026-11-25: a tenth for bends, slack and both ends. */
const SLACK_SHARE = 0.1
const MM_PER_M = 1_000

/** Along the axes of the plan, and straight up or down. */
const squareMm = (one: CablePoint, other: CablePoint): number =>
  Math.abs(one.xMm - other.xMm) + Math.abs(one.yMm - other.yMm) + Math.abs(one.zMm - other.zMm)

/** One cable from the consumer unit to all panels of a circuit, always on to the nearest that has none yet. */
export function cableRoute({ from, to }: { from: CablePoint; to: readonly CablePoint[] }): CableRoute {
  const left = [...to]
  const points = [from]
  let here = from
  let drawnMm = 0
  while (left.length > 0) {
    const next = left.reduce((best, place) => (squareMm(here, place) < squareMm(here, best) ? place : best))
    left.splice(left.indexOf(next), 1)
    drawnMm += squareMm(here, next)
    points.push(next)
    here = next
  }
  return { points, drawnMm, lengthM: Math.ceil(Math.round(drawnMm * (1 + SLACK_SHARE)) / MM_PER_M) }
}
