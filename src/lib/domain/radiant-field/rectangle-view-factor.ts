import { checkRadiantField } from './ranges'

/** A rectangle in its plane; metres. */
export type Rectangle = { x1: number; x2: number; y1: number; y2: number }

export const rectangleArea = ({ x1, x2, y1, y2 }: Rectangle): number => (x2 - x1) * (y2 - y1)

/**
 * Share of the radiation leaving one rectangle that reaches an equal one directly opposite: `a` × `b`, `gap` apart,
 * metres (Howell, A Catalog of Radiation Heat Transfer Configuration Factors, C-11). Throws OutOfRange.
 */
export function opposedViewFactor({ a, b, gap }: { a: number; b: number; gap: number }): number {
  checkRadiantField({ gap })
  for (const side of [a, b]) checkRadiantField({ side })
  const [x, y] = [a / gap, b / gap]
  const [rootX, rootY] = [Math.sqrt(1 + x * x), Math.sqrt(1 + y * y)]
  const logarithm = Math.log((rootX * rootY) / Math.hypot(1, x, y))
  const across = x * (rootY * Math.atan(x / rootY) - Math.atan(x))
  const along = y * (rootX * Math.atan(y / rootX) - Math.atan(y))
  return (2 / (Math.PI * x * y)) * (logarithm + across + along)
}

/**
 * Share of the radiation leaving `from` that reaches `to`, in a parallel plane `gap` metres away, wherever the two lie
 * (Howell, the same catalogue, C-13). Throws OutOfRange.
 */
export function parallelViewFactor({ from, to, gap }: { from: Rectangle; to: Rectangle; gap: number }): number {
  checkRadiantField({ gap })
  for (const { x1, x2, y1, y2 } of [from, to]) for (const side of [x2 - x1, y2 - y1]) checkRadiantField({ side })
  let sum = 0
  for (const [x, signX] of ends(from.x1, from.x2)) {
    for (const [y, signY] of ends(from.y1, from.y2)) {
      for (const [xi, signXi] of ends(to.x1, to.x2)) {
        for (const [eta, signEta] of ends(to.y1, to.y2)) sum += signX * signY * signXi * signEta * pairTerm(x - xi, y - eta, gap)
      }
    }
  }
  return sum / rectangleArea(from)
}

const ends = (low: number, high: number) => [[low, -1], [high, 1]] as const

/** Of one corner of each rectangle, so far from each other in both directions. */
function pairTerm(across: number, along: number, gap: number): number {
  const a = Math.hypot(across, gap)
  const b = Math.hypot(along, gap)
  const logarithm = gap * gap * Math.log(Math.hypot(across, along, gap))
  return (along * a * Math.atan(along / a) + across * b * Math.atan(across / b) - logarithm) / (2 * Math.PI)
}
