/*
 * View factors from small receivers to a rectangle, in the receiver's frame: it is `gap` (more than 0) away and spans
 * x1 to x2 and y1 to y2 from the foot of the perpendicular. Positional arguments and no checks, because maps make
 * millions of these calls.
 */

/** View factor from a small globe: the solid angle of the rectangle over 4π. */
export function globeShare(x1: number, x2: number, y1: number, y2: number, gap: number): number {
  const turn = { real: 1, imaginary: 0 }
  rotateBy(turn, x1, x2, y1, y2, gap)
  return shareOfRotation(turn)
}

/** A complex number whose angle, from 0 to 2π, is the total solid angle of several rectangles. */
export type Rotation = { real: number; imaginary: number }

/**
 * Rotates a complex number by the solid angle of a rectangle. Multiplying adds up the angles of its four corners, each
 * that of gap × distance + i × x × y, so that any number of rectangles that do not overlap take a single arctangent.
 */
export function rotateBy(turn: Rotation, x1: number, x2: number, y1: number, y2: number, gap: number): void {
  const left = x1 * x1
  const right = x2 * x2
  const low = y1 * y1
  const high = y2 * y2
  const deep = gap * gap
  const lowLeft = Math.sqrt(left + low + deep)
  const lowRight = Math.sqrt(right + low + deep)
  const highLeft = Math.sqrt(left + high + deep)
  const highRight = Math.sqrt(right + high + deep)
  const highReal = deep * highLeft * highRight + x1 * x2 * high
  const highImaginary = gap * y2 * (x2 * highLeft - x1 * highRight)
  const lowReal = deep * lowLeft * lowRight + x1 * x2 * low
  const lowImaginary = gap * y1 * (x1 * lowRight - x2 * lowLeft)
  const real = highReal * lowReal - highImaginary * lowImaginary
  const imaginary = highReal * lowImaginary + highImaginary * lowReal
  const turnedReal = turn.real * real - turn.imaginary * imaginary
  const turnedImaginary = turn.real * imaginary + turn.imaginary * real
  const size = Math.abs(turnedReal) + Math.abs(turnedImaginary) // without this, hundreds of rectangles would overflow
  turn.real = turnedReal / size
  turn.imaginary = turnedImaginary / size
}

/** The view factor for a turn that started at 1. `atan` and a division take half as long as `atan2`. */
export function shareOfRotation({ real, imaginary }: Rotation): number {
  const whole = 4 * Math.PI
  if (real > Math.abs(imaginary)) return Math.atan(imaginary / real) / whole + (imaginary < -ROUNDING * real ? 0.5 : 0)
  if (imaginary > 0) return 0.125 - Math.atan(real / imaginary) / whole
  if (imaginary < 0) return 0.375 - Math.atan(real / imaginary) / whole
  return real <= 0 ? 0.25 : NaN
}

/** Rounding can make a near-zero turn slightly negative. */
const ROUNDING = 1e-9

/**
 * View factor from a small element facing the rectangle's plane: the angle subtended by each edge, times the cosine
 * between its plane of sight and the element's normal, over 2π (Lambert, Photometria, 1760).
 */
export const facingShare = (x1: number, x2: number, y1: number, y2: number, gap: number): number =>
  tiltedShare(x1, x2, y1, y2, gap, x1, x2, 1)

/**
 * View factor from a small level element below a plane that rises along x by the angle with this cosine: x1 to x2 are
 * up the slope, y1 to y2 across it, `gap` is perpendicular to it, and `overX1` and `overX2` are the distances of the
 * edges from the element on the plan. No part of the rectangle may be below the element.
 */
export function tiltedShare(
  x1: number,
  x2: number,
  y1: number,
  y2: number,
  gap: number,
  overX1: number,
  overX2: number,
  cosine: number,
): number {
  const west = Math.sqrt(gap * gap + x1 * x1)
  const east = Math.sqrt(gap * gap + x2 * x2)
  const south = Math.sqrt(gap * gap + y1 * y1)
  const north = Math.sqrt(gap * gap + y2 * y2)
  const across = (overX2 / east) * edgeAngle(y1, y2, east) - (overX1 / west) * edgeAngle(y1, y2, west)
  const along = (y2 / north) * edgeAngle(x1, x2, north) - (y1 / south) * edgeAngle(x1, x2, south)
  return (across + cosine * along) / (2 * Math.PI)
}

/** The same for an element perpendicular to that plane, facing x. Anything behind it is excluded. */
export function sidewaysShare(x1: number, x2: number, y1: number, y2: number, gap: number): number {
  if (x2 <= 0) return 0
  const nearX = Math.max(x1, 0)
  const near = Math.sqrt(gap * gap + nearX * nearX)
  const far = Math.sqrt(gap * gap + x2 * x2)
  return (gap / (2 * Math.PI)) * (edgeAngle(y1, y2, near) / near - edgeAngle(y1, y2, far) / far)
}

/** The angle subtended by an edge from `from` to `to` on a line `away`, from 0 to π. */
function edgeAngle(from: number, to: number, away: number): number {
  const opposite = away * (to - from)
  const adjacent = away * away + from * to
  return adjacent > opposite ? Math.atan(opposite / adjacent) : Math.PI / 2 - Math.atan(adjacent / opposite)
}
