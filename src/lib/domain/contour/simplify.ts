import type { Point } from './regions-above'

/** Simplifies a line to within `tolerance` (Douglas and Peucker, 1973). */
export function simplify(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return [...line]
  let furthest = { index: 0, distance: 0 }
  line.forEach((point, index) => {
    const distance = distanceToSegment({ point, from: first, to: last })
    if (distance > furthest.distance) furthest = { index, distance }
  })
  if (furthest.distance <= tolerance) return [first, last]
  const head = simplify(line.slice(0, furthest.index + 1), tolerance)
  const tail = simplify(line.slice(furthest.index), tolerance)
  return [...head.slice(0, -1), ...tail]
}

function distanceToSegment({ point, from, to }: { point: Point; from: Point; to: Point }): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const squared = dx * dx + dy * dy
  const along =
    squared === 0 ? 0 : Math.min(1, Math.max(0, ((point.x - from.x) * dx + (point.y - from.y) * dy) / squared))
  return Math.hypot(point.x - from.x - along * dx, point.y - from.y - along * dy)
}
