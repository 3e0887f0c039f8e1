import { assumptionsFor } from '@/lib/domain/assumptions/assumptions-for'
import type { Assumptions, Numbers } from '@/lib/domain/assumptions/default-assumptions'
import { type EffectiveAssumptions, effectiveAssumptions } from '@/lib/domain/assumptions/effective'
import type { Occupancy } from '@/lib/domain/building/home/occupancy'
import type { FactorSet } from '@/lib/domain/energy-costs/carbon-factor-sets'
import { carbonOfYear } from '@/lib/domain/energy-costs/carbon-of-system'
import { type ComparedSystem, compareSystems } from '@/lib/domain/energy-costs/compare-systems'
import { type Fuel, HEATING_SYSTEMS } from '@/lib/domain/energy-costs/heating-systems'
import { useOf } from '@/lib/domain/energy-costs/use-of'
import { ANSWERED } from '@/lib/domain/quantity/common-sources'
import { inOrder } from '@/lib/domain/quantity/evaluate'
import type { Quantity } from '@/lib/domain/quantity/quantity'

import { calculated, inputQuantity, refused, withWorking } from './result'

type RunningCostAsked = {
  numbers: Numbers
  alwaysWarmKwh: number
  occupancy: Occupancy
  carbonSet: FactorSet
  /** An ISO date. */
  pricesOn: string
  prices: Readonly<Partial<Record<Fuel, number | undefined>>>
}

/** Annual heating cost and emissions for each heating system with a known price. */
export function calculateRunningCost(input: RunningCostAsked) {
  const { pricesOn } = input
  const effective = effectiveAssumptions({ assumptions: withPrices(input), date: pricesOn })
  if (!effective.ok) return refused('pricesOn', 'We have no prices for this day')
  return calculated({ fields: {}, calculate: () => runningCostOf({ ...input, effective }) })
}

function runningCostOf({
  alwaysWarmKwh,
  occupancy,
  carbonSet,
  pricesOn,
  effective,
}: RunningCostAsked & { effective: EffectiveAssumptions }) {
  const alwaysWarm = inputQuantity({
    key: 'year.always-warm',
    name: 'Heat of a year in a home that is always warm',
    unit: 'kWh',
    value: alwaysWarmKwh,
  })
  const compared = compareSystems({
    alwaysWarm,
    useOf: (system) => useOf({ system, occupancy, effective }),
    effective,
  }).map((way) => ({
    ...way,
    carbon: carbonOfYear({ system: way.system, set: carbonSet, bought: way.year.bought, effective }),
  }))
  const results = compared.flatMap(quantitiesOf)
  const used = new Set(inOrder(results).map(({ key }) => key))
  const expired = effective.expired.filter(({ key }) => used.has(key))
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

/** Our assumptions, with the caller's prices effective on the requested date. */
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
