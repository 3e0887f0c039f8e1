import type { ElectricityRegion } from '../electricity/regions'
import type { PriceCap } from '../running-cost/tariff'
import type { Assumption, Period } from './assumption'

/** How far a price may move within the year that an estimate speaks of, as it has moved since July 2024. */
const YEAR_AHEAD = { electricity: { low: 0.92, high: 1.1 }, gas: { low: 0.78, high: 1.12 } }

export type CappedPrice = 'price.electricity' | 'price.electricity-a-day' | 'price.gas' | 'price.gas-a-day'

type Asked = { tariffs: readonly PriceCap[]; region: ElectricityRegion | null }

/** What energy costs under the price cap, with VAT: in each period the region's own price, where it has one, or the average of Great Britain. */
export function cappedPrices(asked: Asked): Record<CappedPrice, Assumption> {
  return {
    'price.electricity': capped({ ...asked, name: 'Price of electricity', fuel: 'electricity', rate: 'pencePerKwh' }),
    'price.electricity-a-day': capped({
      ...asked,
      name: 'Standing charge for electricity',
      fuel: 'electricity',
      rate: 'pencePerDay',
    }),
    'price.gas': capped({ ...asked, name: 'Price of gas', fuel: 'gas', rate: 'pencePerKwh' }),
    'price.gas-a-day': capped({ ...asked, name: 'Standing charge for gas', fuel: 'gas', rate: 'pencePerDay' }),
  }
}

type Capped = Asked & { name: string; fuel: 'electricity' | 'gas'; rate: 'pencePerKwh' | 'pencePerDay' }

function capped({ tariffs, region, name, fuel, rate }: Capped): Assumption {
  const periodsOf = (wanted: ElectricityRegion | null) =>
    tariffs
      .filter((cap) => cap.region === wanted)
      .flatMap((cap): [string, Period][] => {
        const value = cap[fuel]?.[rate]
        return value === undefined
          ? []
          : [[cap.validFrom, periodOf({ cap, value, spread: rate === 'pencePerKwh' ? YEAR_AHEAD[fuel] : null })]]
      })
  // A period of the region takes the place of the average that begins on the same day.
  const periods = new Map([...periodsOf(null), ...(region === null ? [] : periodsOf(region))])
  return { name, unit: rate === 'pencePerKwh' ? 'p/kWh' : 'p/day', periods: [...periods.values()] }
}

function periodOf({
  cap,
  value,
  spread,
}: {
  cap: PriceCap
  value: number
  spread: { low: number; high: number } | null
}): Period {
  const { validFrom, validTo, source, period, read, confidence, url } = cap
  return {
    validFrom,
    validTo,
    value,
    source: { title: `${source}, ${period}`, date: read, confidence, ...(url !== undefined && { url }) },
    ...(spread && { spread: { low: value * spread.low, high: value * spread.high } }),
  }
}
