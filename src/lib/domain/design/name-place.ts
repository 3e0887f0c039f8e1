import type { ViewPoint } from './storey-view'

type Input = {
  /** The corners of the room on the drawing, mm to the right and down. */
  room: readonly ViewPoint[]
  /** Convex shapes that the name must not cover: panels, lights and other symbols. */
  taken: readonly (readonly ViewPoint[])[]
  /** Size of the name, mm. */
  box: { readonly width: number; readonly height: number }
  near: ViewPoint
}

/** Number of additional search steps across the room, for shapes at an angle. */
const STEPS = 24

/** Tolerance for overlaps due to rounding, mm. */
const ROUNDING_MM = 1e-6

/**
 * The centre of a box in a room that is clear of all shapes and closest to a point; null if none is found. If walls and
 * shapes lie along the axes, one is found whenever it exists: the box then touches an edge on two sides. A light
 * background over the panels would hide their numbers instead.
 */
export function namePlace({ room, taken, box, near }: Input): ViewPoint | null {
  const within = shapeOf(room)
  const sides = room.map((corner, index) => shapeOf([corner, room[(index + 1) % room.length] ?? corner]))
  const around = taken.map(shapeOf).filter(({ x, y }) => !areApart(x, within.x) && !areApart(y, within.y))
  const shapes = [...sides, ...around]
  const isFree = (along: Range, across: Range, among: readonly Shape[]) =>
    !among.some((shape) => overlap(along, across, shape))
  const nearest = [rangeAround(near.x, box.width), rangeAround(near.y, box.height)] as const
  if (isFree(...nearest, shapes) && isWithin(room, near)) return near
  const xs = middlesAlong({ edges: shapes.flatMap(({ x }) => x), size: box.width, near: near.x })
  const ys = middlesAlong({ edges: shapes.flatMap(({ y }) => y), size: box.height, near: near.y }).map((y) => ({
    y,
    across: rangeAround(y, box.height),
  }))
  let closest: ViewPoint | null = null
  let least = Infinity
  for (const x of xs) {
    if (Math.abs(x - near.x) >= least) break
    const along = rangeAround(x, box.width)
    const inTheWay = shapes.filter((shape) => !areApart(along, shape.x))
    for (const { y, across } of ys) {
      const away = Math.hypot(x - near.x, y - near.y)
      if (away >= least) break
      if (!isFree(along, across, inTheWay) || !isWithin(room, { x, y })) continue
      closest = { x, y }
      least = away
    }
  }
  return closest
}

/** A convex shape with its extent along both axes, which all its sides may follow. */
type Shape = {
  readonly corners: readonly ViewPoint[]
  readonly x: Range
  readonly y: Range
  readonly isUpright: boolean
}
type Range = readonly [low: number, high: number]

const shapeOf = (corners: readonly ViewPoint[]): Shape => ({
  corners,
  x: rangeOf(corners, 1, 0),
  y: rangeOf(corners, 0, 1),
  isUpright: corners.every((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from
    return from.x === to.x || from.y === to.y
  }),
})

/** Possible centres along an axis, closest first: at the point, touching an edge, and in steps. */
function middlesAlong({ edges, size, near }: { edges: readonly number[]; size: number; near: number }): number[] {
  const [first, last] = [Math.min(...edges) + size / 2, Math.max(...edges) - size / 2]
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => first + ((last - first) * step) / STEPS)
  const middles = [near, ...edges.flatMap((edge) => [edge - size / 2, edge + size / 2]), ...steps]
  return [...new Set(middles.filter((middle) => first <= middle && middle <= last))].toSorted(
    (one, other) => Math.abs(one - near) - Math.abs(other - near),
  )
}

const rangeAround = (middle: number, size: number): Range => [middle - size / 2, middle + size / 2]

/** By index, because destructuring takes several times as long, and this is asked most. */
const areApart = (one: Range, other: Range) => one[1] <= other[0] + ROUNDING_MM || other[1] <= one[0] + ROUNDING_MM

/** Whether a box along the axes overlaps a convex shape: no axis and no side of the shape separates them. */
function overlap(along: Range, across: Range, shape: Shape): boolean {
  if (areApart(along, shape.x) || areApart(across, shape.y)) return false
  if (shape.isUpright) return true
  return !shape.corners.some((from, index) => {
    const to = shape.corners[(index + 1) % shape.corners.length] ?? from
    if (from.x === to.x || from.y === to.y) return false
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const [x, y] = [(to.y - from.y) / length, (from.x - to.x) / length]
    const box = along.flatMap((at) => across.map((down) => ({ x: at, y: down })))
    return areApart(rangeOf(box, x, y), rangeOf(shape.corners, x, y))
  })
}

/** Extent of a shape in a direction. */
function rangeOf(shape: readonly ViewPoint[], x: number, y: number): Range {
  let [low, high] = [Infinity, -Infinity]
  for (const corner of shape) {
    const along = corner.x * x + corner.y * y
    low = Math.min(low, along)
    high = Math.max(high, along)
  }
  return [low, high]
}

/** Whether a point is inside a room: a line from it to the left crosses the walls an odd number of times. */
function isWithin(room: readonly ViewPoint[], { x, y }: ViewPoint): boolean {
  let isIn = false
  let from = room.at(-1)
  for (const to of room) {
    if (from && from.y > y !== to.y > y && x > from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)) isIn = !isIn
    from = to
  }
  return isIn
}
