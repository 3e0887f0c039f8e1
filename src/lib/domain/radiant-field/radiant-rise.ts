import { sphereViewFactor, type PointBelow, type Rectangle } from './view-factor'

const KELVIN_AT_0_C = 273.15

type RadiantScene = { panels: readonly Rectangle[]; panelC: number; roomC: number }

/**
 * How far panels raise the mean radiant temperature at a point of a room whose surfaces are all at `roomC`, in kelvin:
 * the fourth powers of the temperatures in view, weighted by view factor (ISO 7726).
 */
export function radiantRise({ point, panels, panelC, roomC }: RadiantScene & { point: PointBelow }): number {
  const inView = panels.reduce((sum, panel) => sum + sphereViewFactor({ point, panel }), 0)
  const room = KELVIN_AT_0_C + roomC
  const panel = KELVIN_AT_0_C + panelC
  return (room ** 4 + inView * (panel ** 4 - room ** 4)) ** 0.25 - room
}

/** How far below a panel the rise has fallen to `riseK`, in metres, looked for down to `deepest`. */
export function depthOfRise({ x, y, riseK, deepest, ...scene }: RadiantScene & { x: number; y: number; riseK: number; deepest: number }): number {
  let [above, below] = [0, deepest]
  while (below - above > 1e-4) {
    const gap = (above + below) / 2
    if (radiantRise({ ...scene, point: { x, y, gap } }) > riseK) above = gap
    else below = gap
  }
  return above
}
