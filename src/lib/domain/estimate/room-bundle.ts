import { wholePanels } from '../building/heat-loss/panels'
import type { Built } from '../building/home/built'

/** Floor areas of the rooms that we offer bundles for, m². */
export const BUNDLE_ROOMS_M2 = [12, 20, 30] as const

/** When the homes of the bundles were built: without cavities, with empty ones, and insulated. */
export const BUNDLE_BUILT = ['1900-1929', '1967-1975', '2003-2006'] as const satisfies readonly Built[]

type Room = {
  roomM2: number
  /** What panels must give a whole home on a cold day, and its floor area. */
  home: { neededWatts: number; floorAreaM2: number }
  panelWatts: number
}

/** The heat that a room takes on a cold day, by its share of the home's floor, and the whole panels that give it. */
export function roomPanels({ roomM2, home, panelWatts }: Room): { neededWatts: number; panels: number } {
  const neededWatts = (home.neededWatts * roomM2) / home.floorAreaM2
  return { neededWatts, panels: wholePanels({ watts: neededWatts, panelWatts }) }
}

/** The price of a bundle in pence, rounded to the penny. There is no discount unless staff enter one. */
export function bundlePence({ basePence, discountPercentage }: { basePence: number; discountPercentage: number }) {
  return Math.round(basePence * (1 - discountPercentage / 100))
}

/**
 * What a bundle saves against ordering its pieces one at a time, in pence: the deliveries but one, because delivery is
 * charged once for an order, and a discount if there is one.
 */
export function bundleSavingPence({
  pieces,
  deliveryPence,
  basePence,
  finalPence,
}: {
  pieces: number
  deliveryPence: number
  basePence: number
  finalPence: number
}): number {
  return Math.max(0, pieces - 1) * deliveryPence + basePence - finalPence
}
