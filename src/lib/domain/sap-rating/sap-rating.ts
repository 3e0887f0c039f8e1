import { rangeCheck } from '../quantity/range-check'

const checkSapRating = rangeCheck({ poundsAYear: [0, 100_000], floorAreaM2: [10, 10_000] })

/** Prices have risen since the scale was drawn up; this brings them back to it (SAP 10.2, table 12). */
const ENERGY_COST_DEFLATOR = 0.36

/** First points of the bands, best first (England and Wales). */
export const RATING_BANDS = [
  ['A', 92],
  ['B', 81],
  ['C', 69],
  ['D', 55],
  ['E', 39],
  ['F', 21],
  ['G', 1],
] as const

export type RatingBand = (typeof RATING_BANDS)[number][0]

export type SapRating = {
  /** Energy cost factor. */
  ecf: number
  /** Before rounding; may pass 100 where a home sells more than it buys. */
  points: number
  rating: number
  band: RatingBand
}

/** Above this energy cost factor the scale is logarithmic. */
const LOGARITHMIC_FROM = 3.5

/**
 * The energy rating that a year's cost of heat, water, light and fans comes to: SAP 10.2 (2025), section 13.
 * `poundsAYear` must be at SAP's own prices, not today's. An indication, never a certificate: see `INDICATION`. Throws
 * OutOfRange.
 */
export function sapRating({ poundsAYear, floorAreaM2 }: { poundsAYear: number; floorAreaM2: number }): SapRating {
  checkSapRating({ poundsAYear, floorAreaM2 })
  const ecf = (ENERGY_COST_DEFLATOR * poundsAYear) / (floorAreaM2 + 45)
  const points = ecf < LOGARITHMIC_FROM ? 100 - 16.21 * ecf : 108.8 - 120.5 * Math.log10(ecf)
  const rating = Math.max(1, Math.round(points))
  return { ecf, points, rating, band: RATING_BANDS.find(([, from]) => rating >= from)?.[0] ?? 'G' }
}
