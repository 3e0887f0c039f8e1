/** The 97.5th percentile of the normal distribution, for a band of 95 %. */
const Z = 1.959964

export type ShareBand = { low: number; high: number }

/**
 * The 95 % confidence interval of a share, from 0 to 1, for `hits` out of `of`; null if `of` is 0. Valid for small
 * numbers too. Source: E. B. Wilson, "Probable Inference, the Law of Succession, and Statistical Inference",
 * Journal of the American Statistical Association 22 (1927), pp. 209–212.
 */
export function shareBand({ hits, of }: { hits: number; of: number }): ShareBand | null {
  if (of <= 0) return null
  const share = hits / of
  const scale = 1 + Z ** 2 / of
  const middle = (share + Z ** 2 / (2 * of)) / scale
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2))
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
