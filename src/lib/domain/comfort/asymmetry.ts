import { checkComfort } from './ranges'

/** Cause of radiant asymmetry. People are most sensitive to a warm ceiling. */
export type AsymmetryKind = 'warm-ceiling' | 'cool-wall' | 'cool-ceiling' | 'warm-wall'

/** Exclusive limits in kelvin, by category of ISO 7730:2005 (table A.4), and in ASHRAE 55 (2017). */
const ASYMMETRY_LIMITS_K = {
  'warm-ceiling': { A: 5, B: 5, C: 7, ashrae55: 5 },
  'cool-wall': { A: 10, B: 10, C: 13, ashrae55: 10 },
  'cool-ceiling': { A: 14, B: 14, C: 18, ashrae55: 14 },
  'warm-wall': { A: 23, B: 23, C: 35, ashrae55: 23 },
} as const satisfies Record<AsymmetryKind, Record<'A' | 'B' | 'C' | 'ashrae55', number>>

/** Largest asymmetry under a warm ceiling in categories A and B, K, exclusive. */
export const WARM_CEILING_LIMIT_K = ASYMMETRY_LIMITS_K['warm-ceiling'].A

/**
 * `category` is the best ISO 7730 category met; A and B share limits. `overK`: excess over the A and B limit, 0 within
 * it.
 */
export type AsymmetryVerdict = {
  unevenness: AsymmetryKind
  category: 'A' | 'C' | 'none'
  withinAshrae55: boolean
  limitK: number
  overK: number
}

/** Judges an asymmetry, regardless of sign. Throws OutOfRange. */
export function judgeAsymmetry({
  asymmetryK,
  unevenness,
}: {
  asymmetryK: number
  unevenness: AsymmetryKind
}): AsymmetryVerdict {
  checkComfort({ asymmetryK })
  const { A, C, ashrae55 } = ASYMMETRY_LIMITS_K[unevenness]
  const sizeK = Math.abs(asymmetryK)
  const category = sizeK < A ? 'A' : sizeK < C ? 'C' : 'none'
  return { unevenness, category, withinAshrae55: sizeK < ashrae55, limitK: A, overK: Math.max(0, sizeK - A) }
}

/** Judges a ceiling warmer (positive) or colder than the floor. Throws OutOfRange. */
export const judgeCeiling = (asymmetryK: number): AsymmetryVerdict =>
  judgeAsymmetry({ asymmetryK, unevenness: asymmetryK < 0 ? 'cool-ceiling' : 'warm-ceiling' })
