import type { ViewPoint } from './storey-view'

type Asked = {
  /** The corners of the room on the drawing, mm to the right and down. */
  room: readonly ViewPoint[]
  /** Convex shapes that nothing may be written on: panels, lights and other symbols. */
  taken: readonly (readonly ViewPoint[])[]
  /** Of what is written, mm. */
  box: { readonly width: number; readonly height: number }
  near: ViewPoint
}

/** Steps in which the room is searched as well, where shapes lie at an angle. */
const STEPS = 24

/** What may overlap by rounding, mm. */
const ROUNDING_MM = 1e-6

/**
 * The middle of the place in a room that is clear of all shapes and closest to a point; null if nothing that large fits.
 * It is found wherever there is one if walls and shapes lie along the axes.
 */
export function namePlace({ room, taken, box, near }: Asked): ViewPoint | null {
  const sides = room.map((corner, place) => [corner, room[(place + 1) % room.length] ?? corner])
  const shapes = [...sides, ...taken]
  const corners = shapes.flat()
  const xs = middlesAlong({ edges: corners.map(({ x }) => x), size: box.width, near: near.x })
  const ys = middlesAlong({ edges: corners.map(({ y }) => y), size: box.height, near: near.y })
  let closest: ViewPoint | null = null
  let least = Infinity
  for (const x of xs)
    for (const y of ys) {
      const away = Math.hypot(x - near.x, y - near.y)
      if (away >= least) continue
      const around = boxAround({ x, y }, box)
      if (!shapes.every((shape) => areApart(around, shape)) || !isWithin(room, { x, y })) continue
      closest = { x, y }
      least = away
    }
  return closest
}

/** Where the middle may be along an axis: at the point, touching an edge, and in steps. */
function middlesAlong({ edges, size, near }: { edges: readonly number[]; size: number; near: number }): Set<number> {
  const [first, last] = [Math.min(...edges) + size / 2, Math.max(...edges) - size / 2]
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => first + ((last - first) * step) / STEPS)
  const middles = [near, ...edges.flatMap((edge) => [edge - size / 2, edge + size / 2]), ...steps]
  return new Set(middles.filter((middle) => first <= middle && middle <= last))
}

const boxAround = ({ x, y }: ViewPoint, { width, height }: Asked['box']): ViewPoint[] => [
  { x: x - width / 2, y: y - height / 2 },
  { x: x + width / 2, y: y - height / 2 },
  { x: x + width / 2, y: y + height / 2 },
  { x: x - width / 2, y: y + height / 2 },
]

/** Whether a line along a side of either of two convex shapes has one on each side of it. */
function areApart(one: readonly ViewPoint[], other: readonly ViewPoint[]): boolean {
  return [one, other].some((shape) =>
    shape.some((from, place) => {
      const to = shape[(place + 1) % shape.length] ?? from
      const [x, y] = [to.y - from.y, from.x - to.x]
      const length = Math.hypot(x, y)
      if (length === 0) return false
      const [low, high] = rangeOf(one, x / length, y / length)
      const [otherLow, otherHigh] = rangeOf(other, x / length, y / length)
      return high <= otherLow + ROUNDING_MM || otherHigh <= low + ROUNDING_MM
    }),
  )
}

function rangeOf(shape: readonly ViewPoint[], x: number, y: number): readonly [low: number, high: number] {
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
  const crossed = room.filter((from, place) => {
    const to = room[(place + 1) % room.length] ?? from
    return from.y > y !== to.y > y && x > from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)
  })
  return crossed.length % 2 === 1
}
