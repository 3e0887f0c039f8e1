import { directionOf, isSameCorner, type PlanPoint, type Side, sideLengthMm, sidesOf } from '../room-plan/corners'
import type { DesignOpening, DesignRoom, WallBeyond } from './design'
import { onGrid } from './new-room'

/** A stretch of a wall, from its start. */
export type WallPart = { readonly fromMm: number; readonly toMm: number }

type WallMove = { wall: number; byMm: number; part?: WallPart | undefined }

/** A corner with what lies behind the wall that starts there, and where that wall was. */
type Corner = { at: PlanPoint; beyond: WallBeyond; wall: number; offsetMm: number }

/**
 * Moves a wall outwards, or inwards if `byMm` is negative. Walls that stand across it become longer or shorter; where
 * the next wall runs on in the same direction, a step appears between them. A `part` of a wall moves alone: from an end
 * it makes an L, from the middle a bay or a recess.
 */
export function withWallMoved(room: DesignRoom, { wall, byMm, part }: WallMove): DesignRoom {
  const sides = sidesOf(room.outline)
  const side = sides[wall]
  const distanceMm = onGrid(byMm)
  if (!side || distanceMm === 0) return room
  const lengthMm = sideLengthMm(side)
  const fromMm = Math.max(0, onGrid(part?.fromMm ?? 0))
  const toMm = part && onGrid(part.toMm) < lengthMm ? onGrid(part.toMm) : lengthMm
  if (toMm <= fromMm) return room
  const { x, y } = directionOf(side)
  // Corners run anticlockwise, so outside is on the right.
  const by = { xMm: onGrid(y * distanceMm), yMm: onGrid(-x * distanceMm) }
  const along = (mm: number): PlanPoint => ({
    xMm: onGrid(side.from.xMm + x * mm),
    yMm: onGrid(side.from.yMm + y * mm),
  })
  const count = sides.length
  const nextWall = (wall + 1) % count
  const runsOn = (other: number) => isParallel(sides[other] ?? side, side)
  const corners: Corner[] = room.outline.flatMap((at, index): Corner[] => {
    const kept = { at, beyond: room.walls[index] ?? 'outside', wall: index, offsetMm: 0 }
    if (index === wall) {
      const cut = { fromMm, toMm, start: along(fromMm), end: along(toMm), by }
      return cutCorners({
        kept,
        cut,
        hasStep: fromMm > 0 || runsOn((wall + count - 1) % count),
        hasRest: toMm < lengthMm,
      })
    }
    if (index !== nextWall || toMm < lengthMm) return [kept]
    const moved = { ...kept, at: plus(at, by) }
    return runsOn(nextWall) ? [{ ...moved, beyond: room.walls[wall] ?? kept.beyond, wall: NONE }, kept] : [moved]
  })
  return withCorners(room, startingAtFirst(corners))
}

type Cut = WallPart & { start: PlanPoint; end: PlanPoint; by: PlanPoint }

/** The corners of a wall of which a part moves, from its start on. */
function cutCorners({
  kept,
  cut,
  hasStep,
  hasRest,
}: {
  kept: Corner
  cut: Cut
  hasStep: boolean
  hasRest: boolean
}): Corner[] {
  const { fromMm, toMm, start, end, by } = cut
  return [
    ...(fromMm > 0 ? [kept] : []),
    ...(hasStep ? [{ ...kept, at: start, wall: NONE }] : []),
    { ...kept, at: plus(start, by), offsetMm: fromMm },
    ...(hasRest
      ? [
          { ...kept, at: plus(end, by), wall: NONE },
          { ...kept, at: end, offsetMm: toMm },
        ]
      : []),
  ]
}

/** A new wall, which has no windows yet. */
const NONE = -1

const plus = (one: PlanPoint, other: PlanPoint): PlanPoint => ({ xMm: one.xMm + other.xMm, yMm: one.yMm + other.yMm })

function isParallel(one: Side, other: Side): boolean {
  const [a, b] = [directionOf(one), directionOf(other)]
  return Math.abs(a.x * b.y - a.y * b.x) < 1e-9
}

/** The wall that was first stays first, so that the numbers of walls change as little as possible. */
function startingAtFirst(corners: readonly Corner[]): Corner[] {
  const first = corners.findIndex(({ wall }) => wall === 0)
  return first < 1 ? [...corners] : [...corners.slice(first), ...corners.slice(0, first)]
}

/** Drops walls without a length, and keeps windows where they are. */
function withCorners(room: DesignRoom, all: readonly Corner[]): DesignRoom {
  const corners = all.filter(({ at }, index) => !isSameCorner(at, (all[(index + 1) % all.length] ?? { at }).at))
  const openings = room.openings.flatMap((opening): DesignOpening[] => {
    const pieces = corners
      .map((corner, index) => ({ corner, index }))
      .filter(({ corner }) => corner.wall === opening.wall && corner.offsetMm <= opening.fromMm)
    const piece = pieces.toSorted((one, other) => other.corner.offsetMm - one.corner.offsetMm)[0]
    return piece ? [{ ...opening, wall: piece.index, fromMm: opening.fromMm - piece.corner.offsetMm }] : []
  })
  return { ...room, outline: corners.map(({ at }) => at), walls: corners.map(({ beyond }) => beyond), openings }
}

/** Gives a wall a length by moving the wall after it along. */
export function withWallLength(room: DesignRoom, { wall, lengthMm }: { wall: number; lengthMm: number }): DesignRoom {
  const sides = sidesOf(room.outline)
  const [side, next] = [sides[wall], sides[(wall + 1) % sides.length]]
  if (!side || !next) return room
  const { x, y } = directionOf(side)
  const across = directionOf(next)
  // How far the next wall moves outwards for each millimetre along this one.
  const outwards = x * across.y - y * across.x
  return withWallMoved(room, {
    wall: (wall + 1) % sides.length,
    byMm: (onGrid(lengthMm) - sideLengthMm(side)) * outwards,
  })
}
