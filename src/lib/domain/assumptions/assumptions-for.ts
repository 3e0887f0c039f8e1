import type { ElectricityRegion } from '../electrical/regions'
import { cappedPrices } from './capped-prices'
import type { Assumptions, Numbers } from './default-assumptions'
import { regionalPrice } from './regional-price'

/** The assumptions for a region; null is the average of Great Britain. */
export function assumptionsFor({
  numbers: { figures, tariffs },
  region,
}: {
  numbers: Numbers
  region: ElectricityRegion | null
}): Assumptions {
  const capped = cappedPrices({ tariffs, region })
  if (region === null) return { ...capped, ...figures }
  const caps = {
    average: cappedPrices({ tariffs, region: null })['price.electricity'],
    regional: capped['price.electricity'],
  }
  return {
    ...capped,
    ...figures,
    'price.economy-7-night': regionalPrice({ price: figures['price.economy-7-night'], ...caps }),
    'price.economy-7-day': regionalPrice({ price: figures['price.economy-7-day'], ...caps }),
  }
}
