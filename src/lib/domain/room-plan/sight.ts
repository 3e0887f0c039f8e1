import { leftOf, type Side, sidesOf } from './corners'
import type { Outline } from './outline'

/** A point on the plan, m. Light and radiation travel in straight lines, and walls are as high as the room. */
export type PointM = { readonly x: number; readonly y: number }

/** The points where x × `x` + y × `y` is at least `least`. */
type HalfPlane = PointM & { readonly least: number }

/** A wall from one end to the other, m, with the room on its left. */
export type WallLine = { readonly from: PointM; readonly to: PointM }

const pointOf = ({ xMm, yMm }: Side['from']): PointM => ({ x: xMm / 1_000, y: yMm / 1_000 })

/** The walls of a room in the order of its corners. */
export const wallLines = (outline: Outline): WallLine[] =>
  sidesOf(outline).map(({ from, to }) => ({ from: pointOf(from), to: pointOf(to) }))

/** The walls that can hide parts of the room: those with a corner of the room behind them. None if it is convex. */
export function hidingWalls(outline: Outline): WallLine[] {
  const lines = wallLines(outline)
  const sides = sidesOf(outline)
  return lines.filter((_, index) => {
    const side = sides[index]
    return side !== undefined && outline.some((corner) => leftOf(side, corner) < 0)
  })
}

/** The area that a wall hides from a point: behind the wall, between the lines of sight to its ends. */
export type Shadow = readonly HalfPlane[]

/** The shadows of walls, seen from a point. */
export const shadowsFrom = (from: PointM, hiding: readonly WallLine[]): Shadow[] =>
  hiding
    .filter((wall) => isBefore(wall, from))
    .map((wall) => [rightOf(wall.from, wall.to), rightOf(wall.from, from), rightOf(from, wall.to)])

/** The convex pieces of a convex shape that are outside all shadows; null if the whole shape is. */
export function visiblePieces(shape: readonly PointM[], shadows: readonly Shadow[]): (readonly PointM[])[] | null {
  let pieces: (readonly PointM[])[] | null = null
  for (const shadow of shadows)
    if (mayTouch(shadow, shape)) pieces = (pieces ?? [shape]).flatMap((piece) => without(piece, shadow))
  return pieces?.[0] === shape ? null : pieces
}

/** The spans of a wall, m from its beginning, that are visible from a point with these shadows. */
export function visibleSpans({
  from,
  wall,
  shadows,
}: {
  from: PointM
  wall: WallLine
  shadows: readonly Shadow[]
}): (readonly [from: number, to: number])[] {
  const length = Math.hypot(wall.to.x - wall.from.x, wall.to.y - wall.from.y)
  let spans: (readonly [number, number])[] = isBefore(wall, from) ? [[0, length]] : []
  for (const shadow of shadows) {
    if (spans.length === 0) break
    const [dark, light] = crossing({ wall, length, shadow })
    if (dark < light)
      spans = spans.flatMap(([start, end]) =>
        [[start, Math.min(end, dark)] as const, [Math.max(start, light), end] as const].filter(
          ([a, b]) => b - a > TINY_M,
        ),
      )
  }
  return spans
}

/** Tolerance for rounding errors of coordinates, m. */
const TINY_M = 1e-9

/** Whether a point is on the room's side of a wall. */
const isBefore = ({ from, to }: WallLine, { x, y }: PointM) =>
  (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) > TINY_M

/** The half plane to the right of a line. */
function rightOf(from: PointM, to: PointM): HalfPlane {
  const [x, y] = [to.y - from.y, from.x - to.x]
  return { x, y, least: x * from.x + y * from.y }
}

const excess = ({ x, y, least }: HalfPlane, point: PointM) => x * point.x + y * point.y - least

const EMPTY_SPAN = [0, 0] as const

/** The span of a wall within a shadow, m from its beginning. */
function crossing({ wall, length, shadow }: { wall: WallLine; length: number; shadow: Shadow }) {
  let first = 0
  let last = length
  for (const half of shadow) {
    const start = excess(half, wall.from)
    const end = excess(half, wall.to)
    if (start <= TINY_M && end <= TINY_M) return EMPTY_SPAN
    const at = (length * start) / (start - end)
    if (start < 0) first = Math.max(first, at)
    else if (end < 0) last = Math.min(last, at)
  }
  return [first, last] as const
}

/** Whether no side of a shadow has the whole shape beyond it. Uses loops: maps call this for every cell and panel. */
function mayTouch(shadow: Shadow, shape: readonly PointM[]): boolean {
  for (const half of shadow) if (!reaches(shape, half)) return false
  return true
}

function reaches(shape: readonly PointM[], half: HalfPlane): boolean {
  for (const corner of shape) if (excess(half, corner) > 0) return true
  return false
}

/** The convex pieces of a convex shape outside a shadow. */
function without(shape: readonly PointM[], shadow: Shadow): (readonly PointM[])[] {
  const outside: (readonly PointM[])[] = []
  let rest = shape
  for (const half of shadow) {
    if (rest.every((corner) => excess(half, corner) >= 0)) continue
    const { x, y, least } = half
    const beyond = clipped(rest, { x: -x, y: -y, least: -least })
    rest = clipped(rest, half)
    if (rest.length < 3) return [shape]
    if (beyond.length >= 3) outside.push(beyond)
  }
  return outside
}

/** A convex shape clipped to a half plane (Sutherland and Hodgman, 1974). */
function clipped(shape: readonly PointM[], half: HalfPlane): PointM[] {
  const kept: PointM[] = []
  const last = shape.at(-1)
  if (!last) return kept
  let before = last
  let beforeExcess = excess(half, before)
  for (const point of shape) {
    const pointExcess = excess(half, point)
    if (beforeExcess < 0 !== pointExcess < 0) {
      const along = beforeExcess / (beforeExcess - pointExcess)
      kept.push({ x: before.x + along * (point.x - before.x), y: before.y + along * (point.y - before.y) })
    }
    if (pointExcess >= 0) kept.push(point)
    before = point
    beforeExcess = pointExcess
  }
  return kept
}
