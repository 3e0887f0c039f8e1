/*
 * View factors from small receivers to a level convex polygon, in the receiver's frame: the polygon is `gap` (more than
 * 0) above or below. Exact for panels that are partly hidden by a corner of the room.
 */

/** A corner of a polygon relative to the receiver, m. */
type Corner = { readonly x: number; readonly y: number }

/**
 * View factor from a small globe: the solid angle over 4π, summed over the triangles between the foot of the
 * perpendicular and each edge (Van Oosterom and Strackee, IEEE Trans. Biomed. Eng. 30, 1983, p. 125).
 */
export function polygonGlobeShare(corners: readonly Corner[], gap: number): number {
  let twice = 0
  forEachEdge(corners, (from, to) => {
    const near = Math.sqrt(from.x * from.x + from.y * from.y + gap * gap)
    const far = Math.sqrt(to.x * to.x + to.y * to.y + gap * gap)
    const cosine = from.x * to.x + from.y * to.y + gap * gap
    twice += Math.atan2(from.x * to.y - from.y * to.x, near * far + gap * (near + far) + cosine)
  })
  return Math.abs(twice) / (2 * Math.PI)
}

/**
 * View factor from a small element facing the polygon's plane: for each edge its angle times the cosine between its
 * plane of sight and the element's normal, over 2π (Lambert, 1760; Hottel and Sarofim, Radiative Transfer, 1967,
 * p. 48).
 */
export function polygonFacingShare(corners: readonly Corner[], gap: number): number {
  let sum = 0
  forEachEdge(corners, (from, to) => {
    const x = gap * (from.y - to.y)
    const y = gap * (to.x - from.x)
    const z = from.x * to.y - from.y * to.x
    const size = Math.sqrt(x * x + y * y + z * z)
    if (size === 0) return
    const angle = Math.atan2(size, from.x * to.x + from.y * to.y + gap * gap)
    sum += (angle * z) / size
  })
  return Math.abs(sum) / (2 * Math.PI)
}

function forEachEdge(corners: readonly Corner[], visit: (from: Corner, to: Corner) => void): void {
  let before = corners.at(-1)
  for (const corner of corners) {
    if (before) visit(before, corner)
    before = corner
  }
}
