/*
 * View factors from small receivers to a flat convex polygon of any tilt, in the receiver's frame. The plane of the
 * polygon must not pass through the receiver. For sloping ceilings and what is on them.
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
  let one: Vertex | undefined
  for (const corner of corners) {
    if (corner === first) continue
    if (one) half += halfAngle(first, one, corner)
    one = corner
  }
  return Math.abs(half) / (2 * Math.PI)
}

// No arrays or new objects, because maps call this for every cell and wall.

function halfAngle(a: Vertex, b: Vertex, c: Vertex): number {
  const volume = a.x * (b.y * c.z - b.z * c.y) + a.y * (b.z * c.x - b.x * c.z) + a.z * (b.x * c.y - b.y * c.x)
  const lengthA = size(a.x, a.y, a.z)
  const lengthB = size(b.x, b.y, b.z)
  const lengthC = size(c.x, c.y, c.z)
  return Math.atan2(
    volume,
    lengthA * lengthB * lengthC + dot(a, b) * lengthC + dot(b, c) * lengthA + dot(c, a) * lengthB,
  )
}

/**
 * View factor from a small element facing up to a polygon with no part below it: for each edge its angle times the
 * cosine between its plane of sight and the vertical, over 2π (Hottel and Sarofim, Radiative Transfer, 1967, p. 48).
 */
export function overheadShare(corners: readonly Vertex[]): number {
  let sum = 0
  let before = corners.at(-1)
  for (const corner of corners) {
    if (before) {
      const upwards = before.x * corner.y - before.y * corner.x
      const length = size(before.y * corner.z - before.z * corner.y, before.z * corner.x - before.x * corner.z, upwards)
      if (length > 0) sum += (Math.atan2(length, dot(before, corner)) * upwards) / length
    }
    before = corner
  }
  return Math.abs(sum) / (2 * Math.PI)
}

const dot = (a: Vertex, b: Vertex) => a.x * b.x + a.y * b.y + a.z * b.z

const size = (x: number, y: number, z: number) => Math.sqrt(x * x + y * y + z * z)
