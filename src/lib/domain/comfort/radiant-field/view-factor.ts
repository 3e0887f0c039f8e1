import { type Axis, type Patch, type Point, sidesFrom } from './patch'
import { checkRadiantField } from './ranges'
import { facingShare, globeShare, sidewaysShare } from './rectangle-in-view'

/** Orientation of a small flat element. */
export type Direction = `${'+' | '-'}${Axis}`

/**
 * View factor from a small sphere to a patch, 0 to ½: its solid angle over 4π. Throws OutOfRange for a point in the
 * plane of the patch.
 */
export function sphereViewFactor({ point, patch }: { point: Point; patch: Patch }): number {
  const gap = gapTo(point, patch)
  const [one, other] = sidesFrom(point, patch)
  return globeShare(one.from, one.to, other.from, other.to, gap)
}

/**
 * View factor from a small flat element facing `facing` to a patch, 0 to 1; only the half-space in front counts.
 * Throws OutOfRange for a point in the plane of the patch.
 */
export function planeViewFactor({ point, patch, facing }: { point: Point; patch: Patch; facing: Direction }): number {
  const gap = gapTo(point, patch)
  const [one, other] = sidesFrom(point, patch)
  const forwards = facing.startsWith('+')
  if (facing.endsWith(patch.plane)) {
    const before = forwards === patch.at > point[patch.plane]
    return before ? facingShare(one.from, one.to, other.from, other.to, gap) : 0
  }
  const [ahead, along] = facing.endsWith(one.axis) ? [one, other] : [other, one]
  const [from, to] = forwards ? [ahead.from, ahead.to] : [-ahead.to, -ahead.from]
  return sidewaysShare(from, to, along.from, along.to, gap)
}

function gapTo(point: Point, patch: Patch): number {
  const gap = Math.abs(patch.at - point[patch.plane])
  checkRadiantField({ gap })
  return gap
}
