import { OutOfRange } from '../quantity/range-check'
import { celsiusOf, fourthPower } from './radiant-field/fourth-power'
import type { Point } from './radiant-field/patch'
import { type Direction, planeViewFactor, sphereViewFactor } from './radiant-field/view-factor'
import { checkComfort } from './ranges'
import { type RadiantScene, sourcesOf } from './scene'

/** A surface with its share of the view. */
export type SurfaceInView = { share: number; surfaceC: number }

const ROUNDING = 1e-6

/**
 * Mean radiant temperature, °C, of surfaces that fill the view: Tr⁴ = Σ F T⁴ (ISO 7726:1998, annex B).
 * Throws OutOfRange.
 */
export function meanRadiantC(surfaces: readonly SurfaceInView[]): number {
  for (const { share, surfaceC } of surfaces) {
    checkComfort({ surfaceC })
    if (!(share >= -ROUNDING)) throw new OutOfRange('share', share, [0, 1])
  }
  const shares = surfaces.reduce((sum, { share }) => sum + share, 0)
  if (Math.abs(shares - 1) > ROUNDING) throw new OutOfRange('shares', shares, [1, 1])
  return celsiusOf(surfaces.reduce((sum, { share, surfaceC }) => sum + share * fourthPower(surfaceC), 0))
}

type ScenePoint = { scene: RadiantScene; point: Point }

/** Mean radiant temperature at a point, °C, of a small globe. Throws OutOfRange for a point on a face. */
export function globeRadiantC({ scene, point }: ScenePoint): number {
  return celsiusOf(
    sourcesOf(scene).reduce((sum, { patch, kelvin4 }) => sum + kelvin4 * sphereViewFactor({ point, patch }), 0),
  )
}

/**
 * Plane radiant temperature, °C: that of a small flat element facing one way (ISO 7726:1998). Throws OutOfRange for a
 * point on a face.
 */
export function planeRadiantC({ scene, point, facing }: ScenePoint & { facing: Direction }): number {
  return celsiusOf(
    sourcesOf(scene).reduce((sum, { patch, kelvin4 }) => sum + kelvin4 * planeViewFactor({ point, patch, facing }), 0),
  )
}
