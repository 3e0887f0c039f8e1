import { isBetween, leftOf, type PlanPoint, type Side, sidesOf } from './corners'
import type { Outline } from './outline'

/** A rectangle along the axes of a plan, such as a panel on the ceiling. */
export type PlanRectangle = {
  readonly westMm: number
  readonly eastMm: number
  readonly southMm: number
  readonly northMm: number
}

/** The corners of a rectangle, anticlockwise from its south-west. */
export const cornersOf = ({ westMm, eastMm, southMm, northMm }: PlanRectangle): PlanPoint[] => [
  { xMm: westMm, yMm: southMm },
  { xMm: eastMm, yMm: southMm },
  { xMm: eastMm, yMm: northMm },
  { xMm: westMm, yMm: northMm },
]

/** A rectangle extended by a margin on every side. */
export const expanded = ({ westMm, eastMm, southMm, northMm }: PlanRectangle, byMm: number): PlanRectangle => ({
  westMm: westMm - byMm,
  eastMm: eastMm + byMm,
  southMm: southMm - byMm,
  northMm: northMm + byMm,
})

/** Whether two rectangles overlap; touching does not count. */
export const overlaps = (one: PlanRectangle, other: PlanRectangle): boolean =>
  one.westMm < other.eastMm && other.westMm < one.eastMm && one.southMm < other.northMm && other.southMm < one.northMm

/** Whether a rectangle is wholly in a room; touching its walls is allowed. */
export const contains = (outline: Outline, rectangle: PlanRectangle): boolean => holder(outline)(rectangle)

/** Returns `holds` for one outline, for checking many rectangles. */
export function holder(outline: Outline): (rectangle: PlanRectangle) => boolean {
  const sides = sidesOf(outline)
  return (rectangle) => {
    const { westMm, eastMm, southMm, northMm } = rectangle
    const middle = { xMm: (westMm + eastMm) / 2, yMm: (southMm + northMm) / 2 }
    return isWithin(sides, middle) && !sides.some((side) => enters(side, rectangle))
  }
}

function isWithin(sides: readonly Side[], point: PlanPoint): boolean {
  let isIn = false
  for (const side of sides) {
    const left = leftOf(side, point)
    if (left === 0 && isBetween(side, point)) return true
    const { from, to } = side
    if (from.yMm > point.yMm !== to.yMm > point.yMm && left > 0 === to.yMm > from.yMm) isIn = !isIn
  }
  return isIn
}

/**
 * Whether part of a side is within a rectangle, its edges excluded (Liang and Barsky, 1984). Avoids arrays, because
 * layouts call this for every position on a ceiling.
 */
function enters({ from, to }: Side, { westMm, eastMm, southMm, northMm }: PlanRectangle): boolean {
  const [x, y] = [to.xMm - from.xMm, to.yMm - from.yMm]
  let first = 0
  let last = 1
  if (x === 0) {
    if (from.xMm <= westMm || from.xMm >= eastMm) return false
  } else {
    const west = (westMm - from.xMm) / x
    const east = (eastMm - from.xMm) / x
    first = Math.max(first, Math.min(west, east))
    last = Math.min(last, Math.max(west, east))
  }
  if (y === 0) return from.yMm > southMm && from.yMm < northMm && first < last
  const south = (southMm - from.yMm) / y
  const north = (northMm - from.yMm) / y
  return Math.max(first, Math.min(south, north)) < Math.min(last, Math.max(south, north))
}
