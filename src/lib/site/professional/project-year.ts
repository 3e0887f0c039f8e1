import { carbonOfYear } from '@/lib/domain/carbon/carbon-of-system'
import { degreeDaysToday } from '@/lib/domain/climate/climate-quantities'
import { annualHeat } from '@/lib/domain/heat-loss/annual-heat'
import type { Quantity } from '@/lib/domain/quantity/quantity'
import { OutOfRange } from '@/lib/domain/quantity/range-check'
import { compareSystems, type ComparedSystem } from '@/lib/domain/running-cost/compare-systems'
import { HEATING_SYSTEMS } from '@/lib/domain/running-cost/heating-systems'
import { useOf } from '@/lib/domain/running-cost/use-of'

import { ALWAYS_WARM } from '../calculations/house'
import type { SharedSums } from './shared-sums'

export type SystemYear = Pick<ComparedSystem, 'system'> & {
  name: string
  heat: Quantity
  bought: Quantity
  pence: Quantity
  /** How much less heat panels must do with to cost as much, as a share. */ breakEven: Quantity
  carbonKg: Quantity | null
}

export type ProjectYear = {
  /** Heat of a year in a home that is always warm, kWh. */
  alwaysWarm: Quantity
  /** Panels first, then the other ways of heating from the cheapest on. */
  systems: readonly SystemYear[]
}

/** What a year of heating costs and emits; null for a home that is too small or too large for a bill. */
export function projectYear(asked: { coefficient: Quantity; shared: SharedSums }): ProjectYear | null {
  try {
    return yearOf(asked)
  } catch (error) {
    if (error instanceof OutOfRange) return null
    throw error
  }
}

function yearOf({ coefficient, shared }: { coefficient: Quantity; shared: SharedSums }): ProjectYear {
  const {
    climate,
    inForce,
    withOwn,
    home: { occupancy, carbonSet },
  } = shared
  const alwaysWarm = annualHeat({
    coefficient,
    degreeDays: withOwn(degreeDaysToday(climate)),
    useFactor: withOwn(ALWAYS_WARM),
  })
  const systems = compareSystems({
    alwaysWarm,
    useOf: (system) => inForce.get(useOf({ system, occupancy })),
    inForce,
  }).map(({ system, year, breakEvenWithStanding }): SystemYear => ({
    system,
    name: HEATING_SYSTEMS[system].name,
    heat: year.heat,
    bought: year.bought,
    pence: year.withStanding,
    breakEven: breakEvenWithStanding,
    carbonKg: carbonOfYear({ system, set: carbonSet, bought: year.bought, inForce }),
  }))
  const place = ({ system, pence }: SystemYear) => (system === 'infrared' ? -1 : pence.value)
  return { alwaysWarm, systems: systems.toSorted((one, other) => place(one) - place(other)) }
}
