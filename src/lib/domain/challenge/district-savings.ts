import type { Comparison } from './against-last-winter'

/** Minimum number of households in a district for a comparison or a published count. */
const HOUSEHOLDS_MIN = 10

/** A saving is shared as a whole percentage within these bounds, which hide unusual homes. */
export const PERCENT_MIN = -50
export const PERCENT_MAX = 60

/**
 * Savings of the households in a district, per cent; half of them lie between `low` and `high`. `tens`: the number of
 * households, rounded down to a multiple of ten.
 */
export type DistrictSavings = { tens: number; low: number; median: number; high: number }

/** A household's shared saving on all fuels compared with last winter; null if no fuel can be compared. */
export function savedPercent(comparisons: readonly Comparison[]): number | null {
  const comparable = comparisons.filter((comparison) => comparison.ok)
  const expected = comparable.reduce((sum, { expectedKwh }) => sum + expectedKwh, 0)
  if (expected <= 0) return null
  const saved = comparable.reduce((sum, { savedKwh }) => sum + savedKwh, 0)
  return Math.min(PERCENT_MAX, Math.max(PERCENT_MIN, Math.round((100 * saved) / expected)))
}

/** The savings of a district, or null for too few households. */
export function districtSavings(percents: readonly number[]): DistrictSavings | null {
  if (percents.length < HOUSEHOLDS_MIN) return null
  const sorted = percents.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? NaN
  return { tens: Math.floor(percents.length / 10) * 10, low: at(0.25), median: at(0.5), high: at(0.75) }
}
