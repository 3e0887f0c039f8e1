import { rangeCheck } from '../quantity/range-check'

const checkSapRating = rangeCheck({ poundsAYear: [0, 100_000], floorAreaM2: [10, 10_000] })

/** Deflates current prices to those on which the scale is based (SAP 10.2, table 12). */
const ENERGY_COST_DEFLATOR = 0.36

/** Lowest points of the bands, best first (England and Wales). */
export const RATING_BANDS = [
  ['A', 92],
  ['B', 81],
  ['C', 69],
  ['D', 55],
  ['E', 39],
  ['F', 21],
  ['G', 1],
] as const

type RatingBand = (typeof RATING_BANDS)[number][0]

export type SapRating = {
  /** Before rounding; may exceed 100 for a home that exports more than it imports. */
  points: number
  rating: number
  band: RatingBand
}

/** Above this energy cost factor the scale is logarithmic. */
const LOGARITHMIC_FROM = 3.5

/**
 * Energy rating for an annual cost of heating, hot water, lighting and fans: SAP 10.2 (2025), section 13. `poundsAYear`
 * must be at SAP's prices, not today's. An indication, never a certificate: see `INDICATION`. Throws OutOfRange.
 */
export function sapRating({ poundsAYear, floorAreaM2 }: { poundsAYear: number; floorAreaM2: number }): SapRating & {
  /** Energy cost factor. */
  ecf: number
} {
  checkSapRating({ poundsAYear, floorAreaM2 })
  const ecf = (ENERGY_COST_DEFLATOR * poundsAYear) / (floorAreaM2 + 45)
  const points = ecf < LOGARITHMIC_FROM ? 100 - 16.21 * ecf : 108.8 - 120.5 * Math.log10(ecf)
  return { ecf, ...sapRatingOf(points) }
}

/** The rating and its band for points before rounding. */
export function sapRatingOf(points: number): SapRating {
  const rating = Math.max(1, Math.round(points))
  return { points, rating, band: RATING_BANDS.find(([, from]) => rating >= from)?.[0] ?? 'G' }
}
