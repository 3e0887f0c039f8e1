import type { Comparison } from './against-last-winter'

/** Fewer households of a district than this are not compared, nor counted in public. */
const HOUSEHOLDS_MIN = 10

/** A saving is shared as a whole percentage within these bounds, which hide unusual homes. */
export const PERCENT_MIN = -50
export const PERCENT_MAX = 60

/** What households of a district saved, in percent: half of them between `low` and `high`. `tens`: their number, rounded down. */
export type DistrictSavings = { tens: number; low: number; median: number; high: number }

/** A household's saving of all fuels against last winter, as it is shared; null if no fuel can be compared. */
export function savedPercent(comparisons: readonly Comparison[]): number | null {
  const known = comparisons.filter((comparison) => comparison.ok)
  const expected = known.reduce((sum, { expectedKwh }) => sum + expectedKwh, 0)
  if (expected <= 0) return null
  const saved = known.reduce((sum, { savedKwh }) => sum + savedKwh, 0)
  return Math.min(PERCENT_MAX, Math.max(PERCENT_MIN, Math.round((100 * saved) / expected)))
}

/** The savings of a district, or null for too few households. */
export function districtSavings(percents: readonly number[]): DistrictSavings | null {
  if (percents.length < HOUSEHOLDS_MIN) return null
  const sorted = percents.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? NaN
  return { tens: Math.floor(percents.length / 10) * 10, low: at(0.25), median: at(0.5), high: at(0.75) }
}
