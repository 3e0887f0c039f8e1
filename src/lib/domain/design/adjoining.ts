import { type Side, sideLengthMm, sidesOf } from '../room-plan/corners'
import type { Outline } from '../room-plan/outline'
import type { WallBeyond } from './design'

/** Overlap of two sides along the same line parallel to an axis, mm. */
function sharedMm(one: Side, other: Side): number {
  for (const [along, across] of [
    ['xMm', 'yMm'],
    ['yMm', 'xMm'],
  ] as const) {
    const line = one.from[across]
    if ([one.to, other.from, other.to].every((point) => point[across] === line)) {
      const start = Math.max(Math.min(one.from[along], one.to[along]), Math.min(other.from[along], other.to[along]))
      const end = Math.min(Math.max(one.from[along], one.to[along]), Math.max(other.from[along], other.to[along]))
      return Math.max(0, end - start)
    }
  }
  return 0
}

/**
 * What is beyond each side of a room: heated if other rooms of the storey adjoin at least half of it, or if it is a
 * party wall, otherwise outdoors. `isParty` returns whether a side is a party wall.
 */
export function wallSurroundings({
  outline,
  others,
  isParty,
}: {
  outline: Outline
  others: readonly Outline[]
  isParty: (side: Side) => boolean
}): WallBeyond[] {
  const sides = others.flatMap((other) => sidesOf(other))
  return sidesOf(outline).map((side) => {
    if (isParty(side)) return 'heated'
    const shared = sides.reduce((sum, other) => sum + sharedMm(side, other), 0)
    return shared >= sideLengthMm(side) / 2 ? 'heated' : 'outside'
  })
}
