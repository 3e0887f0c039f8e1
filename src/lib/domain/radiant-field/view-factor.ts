/** A rectangle in a horizontal plane; metres. */
export type Rectangle = { x1: number; x2: number; y1: number; y2: number }

/** A place in the plane, and how far below it lies; metres. */
export type PointBelow = { x: number; y: number; gap: number }

/**
 * The share of a small sphere's surroundings that a rectangle above it fills, 0 to ½: the solid angle of the rectangle
 * over that of the whole sphere. `gap` must be more than 0.
 */
export function sphereViewFactor({ point: { x, y, gap }, panel }: { point: PointBelow; panel: Rectangle }): number {
  const west = panel.x1 - x
  const east = panel.x2 - x
  const south = panel.y1 - y
  const north = panel.y2 - y
  const corner = (across: number, along: number) => Math.atan((across * along) / (gap * Math.hypot(across, along, gap)))
  return (corner(east, north) - corner(west, north) - corner(east, south) + corner(west, south)) / (4 * Math.PI)
}
