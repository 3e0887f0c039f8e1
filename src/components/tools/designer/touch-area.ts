import { directionOf, leftOf, type PlanPoint, sideLengthMm, sidesOf } from '@/lib/domain/room-plan/corners'
import type { Outline } from '@/lib/domain/room-plan/outline'
import { cornersOf, type PlanRectangle } from '@/lib/domain/room-plan/rectangle'

type Input = {
  /** What is drawn: a panel, or an obstacle. */
  area: PlanRectangle
  outline: Outline
  /** Half of what a fingertip hits. */
  fingerMm: number
}

/**
 * Where a touch means this part of the plan: it and as much around it as a fingertip needs, but towards a wall only half
 * of the way, so that a touch on the wall means the wall.
 */
export function touchArea({ area, outline, fingerMm }: Input): PlanRectangle {
  const { westMm, eastMm, southMm, northMm } = area
  const moreMm = Math.max(0, fingerMm - Math.min(eastMm - westMm, northMm - southMm) / 2)
  const walls = wallsAround(area, outline)
  const towards = (isFacing: (inwards: { x: number; y: number }) => boolean) =>
    Math.min(moreMm, ...walls.flatMap(({ inwards, gapMm }) => (isFacing(inwards) ? [gapMm / 2] : [])))
  return {
    westMm: westMm - towards(({ x }) => x > 0),
    eastMm: eastMm + towards(({ x }) => x < 0),
    southMm: southMm - towards(({ y }) => y > 0),
    northMm: northMm + towards(({ y }) => y < 0),
  }
}

/** The walls that the area is in front of, and how far it is from them. */
const wallsAround = (area: PlanRectangle, outline: Outline) =>
  sidesOf(outline).flatMap((side) => {
    const { x, y } = directionOf(side)
    const fromWallMm = (point: PlanPoint) => leftOf(side, point) / sideLengthMm(side)
    const gapMm = Math.min(...cornersOf(area).map(fromWallMm))
    return gapMm < 0 ? [] : [{ inwards: { x: -y, y: x }, gapMm }]
  })
