import type { Built } from '../building/home/built'

/** Floor areas of the rooms that we offer bundles for, m². */
export const BUNDLE_ROOMS_M2 = [12, 20, 30] as const

/** Construction periods of the homes for bundles: without cavities, with empty cavities, and insulated. */
export const BUNDLE_BUILT = ['1900-1929', '1967-1975', '2003-2006'] as const satisfies readonly Built[]

/** The price of a bundle in pence, rounded to the penny. There is no discount unless staff enter one. */
export function bundlePence({ basePence, discountPercentage }: { basePence: number; discountPercentage: number }) {
  return Math.round(basePence * (1 - discountPercentage / 100))
}
