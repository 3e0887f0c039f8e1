import type { ElectricityRegion } from '../electricity/regions'
import { cappedPrices } from './capped-prices'
import type { Assumptions, Numbers } from './default-assumptions'

/** What is taken for granted in a region; null is the average of Great Britain. */
export function assumptionsFor({
  numbers: { figures, tariffs },
  region,
}: {
  numbers: Numbers
  region: ElectricityRegion | null
}): Assumptions {
  return { ...cappedPrices({ tariffs, region }), ...figures }
}
