import { OutOfRange } from '../quantity/range-check'
import { celsiusOf, fourthPower } from './radiant-field/fourth-power'
import { checkComfort } from './ranges'

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
