/*
 * Views of a rectangle by small receivers, in the receiver's frame: the rectangle is `gap` (more than 0) away and spans
 * x1 to x2 and y1 to y2 from the foot of the perpendicular. Positional arguments and no checks, because maps make
 * millions of these calls.
 */

/** View factor from a small globe: the solid angle of the rectangle over 4π. */
export function globeShare(x1: number, x2: number, y1: number, y2: number, gap: number): number {
  return (corner(x2, y2, gap) - corner(x1, y2, gap) - corner(x2, y1, gap) + corner(x1, y1, gap)) / (4 * Math.PI)
}

/** Solid angle of the rectangle between the foot and a corner; negative if one of its sides is reversed. */
const corner = (x: number, y: number, gap: number) => Math.atan((x * y) / (gap * Math.sqrt(x * x + y * y + gap * gap)))

/**
 * View factor from a small element facing the rectangle's plane: the angle subtended by each edge, times the cosine
 * between its plane of sight and the element's normal, over 2π (Lambert, Photometria, 1760).
 */
export function facingShare(x1: number, x2: number, y1: number, y2: number, gap: number): number {
  const west = Math.sqrt(gap * gap + x1 * x1)
  const east = Math.sqrt(gap * gap + x2 * x2)
  const south = Math.sqrt(gap * gap + y1 * y1)
  const north = Math.sqrt(gap * gap + y2 * y2)
  const across = (x2 / east) * edgeAngle(y1, y2, east) - (x1 / west) * edgeAngle(y1, y2, west)
  const along = (y2 / north) * edgeAngle(x1, x2, north) - (y1 / south) * edgeAngle(x1, x2, south)
  return (across + along) / (2 * Math.PI)
}

/** The same for an element perpendicular to that plane, facing x. Anything behind it is excluded. */
export function sidewaysShare(x1: number, x2: number, y1: number, y2: number, gap: number): number {
  if (x2 <= 0) return 0
  const nearX = Math.max(x1, 0)
  const near = Math.sqrt(gap * gap + nearX * nearX)
  const far = Math.sqrt(gap * gap + x2 * x2)
  return (gap / (2 * Math.PI)) * (edgeAngle(y1, y2, near) / near - edgeAngle(y1, y2, far) / far)
}

/** The angle subtended by an edge from `from` to `to` on a line `away`. */
const edgeAngle = (from: number, to: number, away: number) => Math.atan2(away * (to - from), away * away + from * to)
