import { checkRadiantField } from './ranges'

/** A rectangle in its plane; metres. */
export type Rectangle = { x1: number; x2: number; y1: number; y2: number }

export const rectangleArea = ({ x1, x2, y1, y2 }: Rectangle): number => (x2 - x1) * (y2 - y1)

/**
 * View factor between equal rectangles directly opposite: `a` × `b`, `gap` apart, metres (Howell, A Catalog of
 * Radiation Heat Transfer Configuration Factors, C-11). Throws OutOfRange.
 */
export function opposedViewFactor({ a, b, gap }: { a: number; b: number; gap: number }): number {
  checkRadiantField({ gap })
  for (const side of [a, b]) checkRadiantField({ side })
  const [x, y] = [a / gap, b / gap]
  const [rootX, rootY] = [Math.sqrt(1 + x * x), Math.sqrt(1 + y * y)]
  const logarithm = Math.log1p((x * y) ** 2 / (1 + x * x + y * y)) / 2 // near 1 for small sides, hence log1p
  const across = x * (rootY * Math.atan(x / rootY) - Math.atan(x))
  const along = y * (rootX * Math.atan(y / rootX) - Math.atan(y))
  return (2 / (Math.PI * x * y)) * (logarithm + across + along)
}

/**
 * View factor from `from` to `to` in a parallel plane `gap` metres away, at any offset (Howell, the same catalogue,
 * C-13). Throws OutOfRange.
 */
export function parallelViewFactor({ from, to, gap }: Pair): number {
  checkRadiantField({ gap })
  for (const { x1, x2, y1, y2 } of [from, to]) for (const side of [x2 - x1, y2 - y1]) checkRadiantField({ side })
  if (isFar({ from, to, gap })) return farViewFactor({ from, to, gap })
  let sum = 0
  for (const [x, signX] of ends(from.x1, from.x2)) {
    for (const [y, signY] of ends(from.y1, from.y2)) {
      for (const [xi, signXi] of ends(to.x1, to.x2)) {
        for (const [eta, signEta] of ends(to.y1, to.y2))
          sum += signX * signY * signXi * signEta * pairTerm(x - xi, y - eta, gap)
      }
    }
  }
  return sum / rectangleArea(from)
}

type Pair = { from: Rectangle; to: Rectangle; gap: number }

/** Beyond this, the closed form suffers cancellation and quadrature is more accurate. */
const FAR = 10

/** Whether the centres are this many longest sides apart. */
function isFar({ from, to, gap }: Pair): boolean {
  const apart = Math.hypot((from.x1 + from.x2 - to.x1 - to.x2) / 2, (from.y1 + from.y2 - to.y1 - to.y2) / 2, gap)
  return apart > FAR * Math.max(...[from, to].flatMap(({ x1, x2, y1, y2 }) => [x2 - x1, y2 - y1]))
}

/** Three-point Gauss–Legendre nodes of a side, with weights. */
const pointsOf = (low: number, high: number) =>
  [
    [-Math.sqrt(0.6), 5 / 18],
    [0, 8 / 18],
    [Math.sqrt(0.6), 5 / 18],
  ].map(([place = 0, weight = 0]) => [(low + high + place * (high - low)) / 2, weight] as const)

/** Two rectangles that are small for their distance: cos² ÷ π r² at the nodes. */
function farViewFactor({ from, to, gap }: Pair): number {
  let sum = 0
  for (const [x, weightX] of pointsOf(from.x1, from.x2)) {
    for (const [y, weightY] of pointsOf(from.y1, from.y2)) {
      for (const [xi, weightXi] of pointsOf(to.x1, to.x2)) {
        for (const [eta, weightEta] of pointsOf(to.y1, to.y2))
          sum += weightX * weightY * weightXi * weightEta * (gap / ((x - xi) ** 2 + (y - eta) ** 2 + gap * gap)) ** 2
      }
    }
  }
  return (sum * rectangleArea(to)) / Math.PI
}

const ends = (low: number, high: number) =>
  [
    [low, -1],
    [high, 1],
  ] as const

/** The term for one corner of each rectangle, at this offset. */
function pairTerm(across: number, along: number, gap: number): number {
  const a = Math.hypot(across, gap)
  const b = Math.hypot(along, gap)
  const logarithm = gap * gap * Math.log(Math.hypot(across, along, gap))
  return (along * a * Math.atan(along / a) + across * b * Math.atan(across / b) - logarithm) / (2 * Math.PI)
}
