/** A point on a plan, x to the right and y to the top. */
export type PlanPoint = { readonly xMm: number; readonly yMm: number }

/** A straight line from corner to corner. */
export type Side = { readonly from: PlanPoint; readonly to: PlanPoint }

export const isSameCorner = (one: PlanPoint, other: PlanPoint): boolean =>
  one.xMm === other.xMm && one.yMm === other.yMm

/** The sides of a closed line, the one from its first corner first. */
export const sidesOf = (corners: readonly PlanPoint[]): Side[] =>
  corners.map((from, index) => ({ from, to: corners[(index + 1) % corners.length] ?? from }))

export const sideLengthMm = ({ from, to }: Side): number => Math.hypot(to.xMm - from.xMm, to.yMm - from.yMm)

/** The direction of a side as a unit vector. */
export function directionOf(side: Side): { x: number; y: number } {
  const lengthMm = sideLengthMm(side)
  return { x: (side.to.xMm - side.from.xMm) / lengthMm, y: (side.to.yMm - side.from.yMm) / lengthMm }
}

/** The point of a side at a distance from its start. */
export function pointOnSide(side: Side, alongMm: number): PlanPoint {
  const { x, y } = directionOf(side)
  return { xMm: side.from.xMm + x * alongMm, yMm: side.from.yMm + y * alongMm }
}

/** Enclosed area, positive if the corners run anticlockwise. */
export function areaMm2(corners: readonly PlanPoint[]): number {
  const last = corners.at(-1)
  if (!last) return 0
  let before = last
  let twice = 0
  for (const corner of corners) {
    twice += before.xMm * corner.yMm - corner.xMm * before.yMm
    before = corner
  }
  return twice / 2
}

/** The centre of gravity of the enclosed area. */
export function centroidOf(corners: readonly PlanPoint[]): PlanPoint {
  let [x, y] = [0, 0]
  for (const { from, to } of sidesOf(corners)) {
    const cross = from.xMm * to.yMm - to.xMm * from.yMm
    x += (from.xMm + to.xMm) * cross
    y += (from.yMm + to.yMm) * cross
  }
  const six = 6 * areaMm2(corners)
  return { xMm: x / six, yMm: y / six }
}

/** Positive if a point is on the left of a side, 0 on its line. Exact for whole millimetres. */
export const leftOf = ({ from, to }: Side, { xMm, yMm }: PlanPoint): number =>
  (to.xMm - from.xMm) * (yMm - from.yMm) - (to.yMm - from.yMm) * (xMm - from.xMm)

/** Whether two sides have a point in common. */
export function crosses(one: Side, other: Side): boolean {
  const [a, b] = [Math.sign(leftOf(one, other.from)), Math.sign(leftOf(one, other.to))]
  const [c, d] = [Math.sign(leftOf(other, one.from)), Math.sign(leftOf(other, one.to))]
  if (a !== b && c !== d) return true
  return (
    (a === 0 && isBetween(one, other.from)) ||
    (b === 0 && isBetween(one, other.to)) ||
    (c === 0 && isBetween(other, one.from)) ||
    (d === 0 && isBetween(other, one.to))
  )
}

/** Whether a side runs back along the one before it, which ends where it begins. */
export function foldsBack(before: Side, after: Side): boolean {
  const ahead =
    (before.to.xMm - before.from.xMm) * (after.to.xMm - after.from.xMm) +
    (before.to.yMm - before.from.yMm) * (after.to.yMm - after.from.yMm)
  return leftOf(before, after.to) === 0 && ahead < 0
}

/** Whether a point on the line of a side is on the side. */
export const isBetween = ({ from, to }: Side, { xMm, yMm }: PlanPoint): boolean =>
  Math.min(from.xMm, to.xMm) <= xMm &&
  xMm <= Math.max(from.xMm, to.xMm) &&
  Math.min(from.yMm, to.yMm) <= yMm &&
  yMm <= Math.max(from.yMm, to.yMm)
