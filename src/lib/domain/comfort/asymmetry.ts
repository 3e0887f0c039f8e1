import type { Axis, Point } from '../radiant-field/patch'
import { planeRadiantC } from './mean-radiant'
import { checkComfort } from './ranges'
import type { RadiantScene } from './scene'

/** What makes one side of a person warmer than the other. A warm ceiling is what people bear least. */
export type Unevenness = 'warm-ceiling' | 'cool-wall' | 'cool-ceiling' | 'warm-wall'

/** Kelvin that must not be reached, by category of ISO 7730:2005 (table A.4), and in ASHRAE 55 (2017). */
const ASYMMETRY_LIMITS_K = {
  'warm-ceiling': { A: 5, B: 5, C: 7, ashrae55: 5 },
  'cool-wall': { A: 10, B: 10, C: 13, ashrae55: 10 },
  'cool-ceiling': { A: 14, B: 14, C: 18, ashrae55: 14 },
  'warm-wall': { A: 23, B: 23, C: 35, ashrae55: 23 },
} as const satisfies Record<Unevenness, Record<'A' | 'B' | 'C' | 'ashrae55', number>>

/** `category` is the best of ISO 7730 that allows it; A and B share their limits. `overK`: how far beyond that of A and B, 0 within it. */
export type AsymmetryVerdict = {
  unevenness: Unevenness
  category: 'A' | 'C' | 'none'
  withinAshrae55: boolean
  limitK: number
  overK: number
}

type Place = { scene: RadiantScene; point: Point }

/** Plane radiant temperature from one side less that from the other, K: from above less below along z. Throws OutOfRange for a point on a face. */
export function radiantAsymmetryK({ axis, ...place }: Place & { axis: Axis }): number {
  return planeRadiantC({ ...place, facing: `+${axis}` }) - planeRadiantC({ ...place, facing: `-${axis}` })
}

/** Whether people accept an asymmetry, whichever its sign. Throws OutOfRange. */
export function judgeAsymmetry({
  asymmetryK,
  unevenness,
}: {
  asymmetryK: number
  unevenness: Unevenness
}): AsymmetryVerdict {
  checkComfort({ asymmetryK })
  const { A, C, ashrae55 } = ASYMMETRY_LIMITS_K[unevenness]
  const sizeK = Math.abs(asymmetryK)
  const category = sizeK < A ? 'A' : sizeK < C ? 'C' : 'none'
  return { unevenness, category, withinAshrae55: sizeK < ashrae55, limitK: A, overK: Math.max(0, sizeK - A) }
}

/** Whether people accept that a ceiling is so much warmer (positive) or colder than the floor. Throws OutOfRange. */
export const judgeCeiling = (asymmetryK: number): AsymmetryVerdict =>
  judgeAsymmetry({ asymmetryK, unevenness: asymmetryK < 0 ? 'cool-ceiling' : 'warm-ceiling' })
