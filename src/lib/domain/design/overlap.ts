import { type Side, sidesOf } from '../room-plan/corners'
import type { Outline } from '../room-plan/outline'
import type { DesignRoom } from './design'
import { extentOf } from './extent'

/** Rooms that share less than this are side by side, mm. Corners are on a grid of 50 mm. */
const SLIVER_MM = 1

/** The first other room on the same storey that a room overlaps, unless the two overlapped before. */
export function newOverlap(
  room: DesignRoom,
  { was, others }: { was: DesignRoom | undefined; others: readonly DesignRoom[] },
) {
  return others.find(
    (other) =>
      other.storey === room.storey &&
      overlap(room.outline, other.outline) &&
      !(was?.storey === other.storey && overlap(was.outline, other.outline)),
  )
}

/**
 * Whether two outlines have floor in common; sharing a wall does not count. Between two neighbouring heights at which
 * a corner lies or sides cross, all sides are ordered from west to east, so one line in the middle decides.
 */
export function overlap(one: Outline, other: Outline): boolean {
  const [a, b] = [extentOf(one), extentOf(other)]
  if (a.westMm >= b.eastMm || b.westMm >= a.eastMm || a.southMm >= b.northMm || b.southMm >= a.northMm) return false
  const [sides, otherSides] = [sidesOf(one), sidesOf(other)]
  const heights = [
    ...[...one, ...other].map(({ yMm }) => yMm),
    ...sides.flatMap((side) => otherSides.flatMap((across) => crossingMm(side, across) ?? [])),
  ].toSorted((low, high) => low - high)
  return heights.some((low, index) => {
    const high = heights[index + 1] ?? low
    if (high - low < SLIVER_MM) return false
    const middle = (low + high) / 2
    const spans = spansAt(otherSides, middle)
    return spansAt(sides, middle).some(([from, to]) =>
      spans.some(([start, end]) => Math.min(to, end) - Math.max(from, start) > SLIVER_MM),
    )
  })
}

/** From where to where a room reaches along a line from west to east. */
function spansAt(sides: readonly Side[], yMm: number): [fromMm: number, toMm: number][] {
  const crossings = sides
    .filter(({ from, to }) => from.yMm > yMm !== to.yMm > yMm)
    .map(({ from, to }) => from.xMm + ((yMm - from.yMm) / (to.yMm - from.yMm)) * (to.xMm - from.xMm))
    .toSorted((west, east) => west - east)
  return crossings.flatMap((from, index) => {
    const to = crossings[index + 1]
    return index % 2 === 0 && to !== undefined ? [[from, to] as [number, number]] : []
  })
}

/** The height at which the lines of two sides cross; null for parallel ones. */
function crossingMm(one: Side, other: Side): number | null {
  const [x, y] = [one.to.xMm - one.from.xMm, one.to.yMm - one.from.yMm]
  const [u, v] = [other.to.xMm - other.from.xMm, other.to.yMm - other.from.yMm]
  const cross = x * v - y * u
  if (cross === 0) return null
  const along = ((other.from.xMm - one.from.xMm) * v - (other.from.yMm - one.from.yMm) * u) / cross
  return along < 0 || along > 1 ? null : one.from.yMm + along * y
}
