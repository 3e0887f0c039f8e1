import type { ElectricityRegion } from '../electrical/regions'
import type { Assumption, Period } from './assumption'
import { chargedCaps } from './charged-caps'
import { byBeginning } from './last-begun'
import type { PriceCap } from './price-cap'
import { vatOfPrices } from './vat-of-prices'

/** Likely price movement within a year, from movements since July 2024. */
const YEAR_AHEAD = { electricity: { low: 0.92, high: 1.1 }, gas: { low: 0.78, high: 1.12 } }

export type CappedPrice = 'price.electricity' | 'price.electricity-a-day' | 'price.gas' | 'price.gas-a-day'

type Input = { tariffs: readonly PriceCap[]; region: ElectricityRegion | null }

/** Prices under the price cap, including VAT: the regional price where known, or else the average of Great Britain. */
export function cappedPrices(input: Input): Record<CappedPrice, Assumption> {
  return {
    'price.electricity': capped({ ...input, name: 'Price of electricity', fuel: 'electricity', rate: 'pencePerKwh' }),
    'price.electricity-a-day': capped({
      ...input,
      name: 'Standing charge for electricity',
      fuel: 'electricity',
      rate: 'pencePerDay',
    }),
    'price.gas': capped({ ...input, name: 'Price of gas', fuel: 'gas', rate: 'pencePerKwh' }),
    'price.gas-a-day': capped({ ...input, name: 'Standing charge for gas', fuel: 'gas', rate: 'pencePerDay' }),
  }
}

type Capped = Input & { name: string; fuel: 'electricity' | 'gas'; rate: 'pencePerKwh' | 'pencePerDay' }

function capped({ tariffs, region, name, fuel, rate }: Capped): Assumption {
  const periodsOf = (capRegion: ElectricityRegion | null) => {
    const caps = tariffs.filter((cap) => cap.region === capRegion)
    return (fuel === 'electricity' ? chargedCaps(caps) : caps).flatMap((cap): [string, Period][] => {
      const value = cap[fuel]?.[rate]
      if (value === undefined) return []
      return [[cap.validFrom, periodOf({ cap, fuel, value, spread: rate === 'pencePerKwh' ? YEAR_AHEAD[fuel] : null })]]
    })
  }
  // A later cap, or a regional one, replaces another that starts on the same day.
  const periods = new Map([...periodsOf(null), ...(region === null ? [] : periodsOf(region))])
  return { name, unit: rate === 'pencePerKwh' ? 'p/kWh' : 'p/day', periods: byBeginning([...periods.values()]) }
}

function periodOf({
  cap,
  fuel,
  value,
  spread,
}: {
  cap: PriceCap
  fuel: Capped['fuel']
  value: number
  spread: { low: number; high: number } | null
}): Period {
  const { validFrom, validTo, source, period, electricityVat, read, confidence, url } = cap
  return {
    validFrom,
    validTo,
    value,
    source: {
      title: `${source}, ${period}, ${vatOfPrices(cap)}`,
      date: read,
      confidence,
      ...(url !== undefined && { url }),
      ...(fuel === 'electricity' && { vat: electricityVat }),
    },
    ...(spread && { spread: { low: value * spread.low, high: value * spread.high } }),
  }
}
