import { addDays } from '../calendar/london-time'
import type { ElectricityRegion } from '../electrical/regions'
import type { Assumption, Period } from './assumption'
import type { PriceCap } from './tariff'
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

const inOrder = <Dated extends { validFrom: string }>(all: readonly Dated[]): Dated[] =>
  all.toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1))

type Capped = Input & { name: string; fuel: 'electricity' | 'gas'; rate: 'pencePerKwh' | 'pencePerDay' }

function capped({ tariffs, region, name, fuel, rate }: Capped): Assumption {
  const periodsOf = (capRegion: ElectricityRegion | null) => {
    const caps = inOrder(tariffs.filter((cap) => cap.region === capRegion))
    // A later cap replaces an earlier one that would go on with other VAT from the same day.
    return [...(fuel === 'electricity' ? caps.flatMap(withVatAfter) : []), ...caps].flatMap(
      (cap): [string, Period][] => {
        const value = cap[fuel]?.[rate]
        if (value === undefined) return []
        return [
          [cap.validFrom, periodOf({ cap, fuel, value, spread: rate === 'pencePerKwh' ? YEAR_AHEAD[fuel] : null })],
        ]
      },
    )
  }
  // A regional period replaces the average that starts on the same day.
  const periods = new Map([...periodsOf(null), ...(region === null ? [] : periodsOf(region))])
  return { name, unit: rate === 'pencePerKwh' ? 'p/kWh' : 'p/day', periods: inOrder([...periods.values()]) }
}

/**
 * A cap as it is charged once its VAT has changed, until a newer cap begins: a capped price is one before VAT. It keeps the
 * last day of the cap, which may be earlier, so that it counts as expired. Empty if no change is announced.
 */
function withVatAfter(cap: PriceCap): PriceCap[] {
  const { percent, until, percentAfter } = cap.electricityVat
  if (until === null || percentAfter === null) return []
  const validFrom = addDays(until, 1)
  const taxed = (pence: number) => Math.round((100 * pence * (100 + percentAfter)) / (100 + percent)) / 100
  return [
    {
      ...cap,
      validFrom,
      electricity: {
        pencePerKwh: taxed(cap.electricity.pencePerKwh),
        pencePerDay: taxed(cap.electricity.pencePerDay),
      },
      electricityVat: { percent: percentAfter, until: null, percentAfter: null },
    },
  ]
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
