/*
 * Views of a flat convex polygon of any tilt by small receivers, in the receiver's frame, whose plane does not go
 * through the receiver. For sloping ceilings and what is on them.
 */

/** A corner of a polygon relative to the receiver, m, z upwards. */
export type Vertex = { readonly x: number; readonly y: number; readonly z: number }

/**
 * View factor from a small globe: the solid angle over 4π, summed over the triangles between the first corner and each
 * edge (Van Oosterom and Strackee, IEEE Trans. Biomed. Eng. 30, 1983, p. 125).
 */
export function solidShare(corners: readonly Vertex[]): number {
  const [first] = corners
  if (!first) return 0
  let half = 0
  for (let place = 1; place + 1 < corners.length; place += 1) {
    const [one, other] = [corners[place], corners[place + 1]]
    if (one && other) half += halfAngle(first, one, other)
  }
  return Math.abs(half) / (2 * Math.PI)
}

function halfAngle(a: Vertex, b: Vertex, c: Vertex): number {
  const [lengthA, lengthB, lengthC] = [size(a), size(b), size(c)]
  const volume = dot(a, cross(b, c))
  return Math.atan2(
    volume,
    lengthA * lengthB * lengthC + dot(a, b) * lengthC + dot(b, c) * lengthA + dot(c, a) * lengthB,
  )
}

/**
 * View factor from a small element facing up, of a polygon that is nowhere below it: for each edge its angle times the
 * cosine between its plane of sight and the vertical, over 2π (Hottel and Sarofim, Radiative Transfer, 1967, p. 48).
 */
export function overheadShare(corners: readonly Vertex[]): number {
  let sum = 0
  let before = corners.at(-1)
  for (const corner of corners) {
    if (before) {
      const normal = cross(before, corner)
      const length = size(normal)
      if (length > 0) sum += (Math.atan2(length, dot(before, corner)) * normal.z) / length
    }
    before = corner
  }
  return Math.abs(sum) / (2 * Math.PI)
}

const dot = (a: Vertex, b: Vertex) => a.x * b.x + a.y * b.y + a.z * b.z

const cross = (a: Vertex, b: Vertex): Vertex => ({
  x: a.y * b.z - a.z * b.y,
  y: a.z * b.x - a.x * b.z,
  z: a.x * b.y - a.y * b.x,
})

const size = ({ x, y, z }: Vertex) => Math.hypot(x, y, z)
