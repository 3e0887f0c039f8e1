import { assumptionsFor } from '@/lib/domain/assumptions/assumptions-for'
import type { Assumptions, Numbers } from '@/lib/domain/assumptions/default-assumptions'
import { assumptionsInForce, type InForce } from '@/lib/domain/assumptions/in-force'
import { carbonOfYear } from '@/lib/domain/carbon/carbon-of-system'
import type { FactorSet } from '@/lib/domain/carbon/factor-sets'
import { ANSWERED } from '@/lib/domain/house/sources'
import { inOrder } from '@/lib/domain/quantity/evaluate'
import type { Quantity } from '@/lib/domain/quantity/quantity'
import type { Occupancy } from '@/lib/domain/quick-estimate/answers'
import { compareSystems, type ComparedSystem } from '@/lib/domain/running-cost/compare-systems'
import { HEATING_SYSTEMS, type Fuel } from '@/lib/domain/running-cost/heating-systems'
import { useOf } from '@/lib/domain/running-cost/use-of'
import { answered, calculated, refused, withWorking } from './calculated'

type RunningCostAsked = {
  numbers: Numbers
  alwaysWarmKwh: number
  occupancy: Occupancy
  carbonSet: FactorSet
  /** An ISO day. */
  pricesOn: string
  prices: Readonly<Partial<Record<Fuel, number | undefined>>>
}

/** What a year of heating costs and emits by every way of heating whose price is known. */
export function calculateRunningCost(asked: RunningCostAsked) {
  const { pricesOn } = asked
  const inForce = assumptionsInForce({ assumptions: withPrices(asked), date: pricesOn })
  if (!inForce.ok) return refused('pricesOn', 'We hold no prices of this day')
  return calculated({ fields: {}, calculate: () => runningCostOf({ ...asked, inForce }) })
}

function runningCostOf({
  alwaysWarmKwh,
  occupancy,
  carbonSet,
  pricesOn,
  inForce,
}: RunningCostAsked & { inForce: InForce }) {
  const alwaysWarm = answered({
    key: 'year.always-warm',
    name: 'Heat of a year in a home that is always warm',
    unit: 'kWh',
    value: alwaysWarmKwh,
  })
  const compared = compareSystems({
    alwaysWarm,
    useOf: (system) => inForce.get(useOf({ system, occupancy })),
    inForce,
  }).map((way) => ({
    ...way,
    carbon: carbonOfYear({ system: way.system, set: carbonSet, bought: way.year.bought, inForce }),
  }))
  const results = compared.flatMap(quantitiesOf)
  const used = new Set(inOrder(results).map(({ key }) => key))
  const expired = inForce.expired.filter(({ key }) => used.has(key))
  return withWorking({ pricesOn, expired, systems: compared.map(systemResult) }, results)
}

type WithCarbon = ComparedSystem & { carbon: Quantity | null }

function quantitiesOf({ heatPrice, year, breakEven, breakEvenWithStanding, carbon }: WithCarbon): Quantity[] {
  return [
    heatPrice,
    year.withoutStanding,
    year.withStanding,
    breakEven,
    breakEvenWithStanding,
    ...(carbon ? [carbon] : []),
  ]
}

function systemResult({ system, heatPrice, year, breakEven, breakEvenWithStanding, carbon }: WithCarbon) {
  return {
    system,
    name: HEATING_SYSTEMS[system].name,
    heatPencePerKwh: heatPrice.value,
    heatKwh: year.heat.value,
    boughtKwh: year.bought.value,
    pence: year.withStanding.value,
    penceWithoutStanding: year.withoutStanding.value,
    breakEvenShare: breakEven.value,
    breakEvenShareWithStanding: breakEvenWithStanding.value,
    carbonKg: carbon?.value ?? null,
  }
}

/** Our assumptions with somebody's own prices, which hold on the day that they are asked for. */
function withPrices({ numbers, prices, pricesOn }: RunningCostAsked): Assumptions {
  const ours = assumptionsFor({ numbers, region: null })
  const own = (['electricity', 'gas', 'oil', 'lpg'] as const).flatMap((fuel) => {
    const value = prices[fuel]
    const key = `price.${fuel}` as const
    return value === undefined
      ? []
      : [
          [
            key,
            { ...ours[key], periods: [{ validFrom: pricesOn, validTo: pricesOn, value, source: ANSWERED }] },
          ] as const,
        ]
  })
  return { ...ours, ...Object.fromEntries(own) }
}
