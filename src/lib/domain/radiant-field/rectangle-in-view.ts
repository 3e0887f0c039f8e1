/*
 * What small receivers see of a rectangle, in the receiver's own frame: the rectangle lies `gap` (more than 0) away and
 * runs from x1 to x2 and from y1 to y2 beyond the foot of the perpendicular. Plain arguments and no checks, because
 * maps ask for millions of these.
 */

/** Share of all that a small globe sees: the solid angle of the rectangle over 4π. */
export function globeShare(x1: number, x2: number, y1: number, y2: number, gap: number): number {
  return (corner(x2, y2, gap) - corner(x1, y2, gap) - corner(x2, y1, gap) + corner(x1, y1, gap)) / (4 * Math.PI)
}

/** Solid angle of the rectangle between the foot and a corner, negative where one of its sides runs backwards. */
const corner = (x: number, y: number, gap: number) => Math.atan((x * y) / (gap * Math.sqrt(x * x + y * y + gap * gap)))

/**
 * Share of what a small element facing the plane of the rectangle sees: the angle that each edge subtends times how far
 * its plane of sight leans towards the element's normal, over 2π (Lambert, Photometria, 1760).
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

/** The same for an element at right angles to that plane, which looks along x. What is behind it is not seen. */
export function sidewaysShare(x1: number, x2: number, y1: number, y2: number, gap: number): number {
  if (x2 <= 0) return 0
  const nearX = Math.max(x1, 0)
  const near = Math.sqrt(gap * gap + nearX * nearX)
  const far = Math.sqrt(gap * gap + x2 * x2)
  return (gap / (2 * Math.PI)) * (edgeAngle(y1, y2, near) / near - edgeAngle(y1, y2, far) / far)
}

/** The angle that an edge subtends: it runs from `from` to `to` along a line `away`. */
const edgeAngle = (from: number, to: number, away: number) => Math.atan2(away * (to - from), away * away + from * to)
