import { celsiusOf, fourthPower } from './fourth-power'
import type { Patch, Point } from './patch'
import { checkRadiantField } from './ranges'
import { sphereViewFactor } from './view-factor'

type RadiantScene = { panels: readonly Patch[]; panelC: number; roomC: number }

/**
 * Rise in mean radiant temperature due to panels at a point of a room with all surfaces at `roomC`, K: fourth powers of
 * the temperatures in view, weighted by view factor (ISO 7726). Throws OutOfRange.
 */
export function radiantRise({ point, panels, panelC, roomC }: RadiantScene & { point: Point }): number {
  checkRadiantField({ panelC, roomC })
  const inView = panels.reduce((sum, patch) => sum + sphereViewFactor({ point, patch }), 0)
  const room = fourthPower(roomC)
  return celsiusOf(room + inView * (fourthPower(panelC) - room)) - roomC
}

/**
 * Depth below panels in the plane z = 0 at which the rise falls to `riseK`, metres, down to `deepest`.
 * Throws OutOfRange.
 */
export function depthOfRise({
  x,
  y,
  riseK,
  deepest,
  ...scene
}: RadiantScene & { x: number; y: number; riseK: number; deepest: number }): number {
  checkRadiantField({ gap: deepest })
  let [above, below] = [0, deepest]
  while (below - above > 1e-4) {
    const gap = (above + below) / 2
    if (radiantRise({ ...scene, point: { x, y, z: -gap } }) > riseK) above = gap
    else below = gap
  }
  return above
}
