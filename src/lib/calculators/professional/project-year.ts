import { annualHeat } from '@/lib/domain/building/heat-loss/annual-heat'
import { degreeDaysToday } from '@/lib/domain/climate/climate-quantities'
import { carbonOfYear } from '@/lib/domain/energy-costs/carbon-of-system'
import { type ComparedSystem, compareSystems } from '@/lib/domain/energy-costs/compare-systems'
import { HEATING_SYSTEMS } from '@/lib/domain/energy-costs/heating-systems'
import { useOf } from '@/lib/domain/energy-costs/use-of'
import type { Quantity } from '@/lib/domain/quantity/quantity'
import { OutOfRange } from '@/lib/domain/quantity/range-check'

import { ALWAYS_WARM } from '../api/house'
import type { SharedSums } from './shared-sums'

export type SystemYear = Pick<ComparedSystem, 'system'> & {
  name: string
  heat: Quantity
  bought: Quantity
  pence: Quantity
  /** Share by which the heat would have to fall for panels to cost the same. */ breakEven: Quantity
  carbonKg: Quantity | null
}

export type ProjectYear = {
  /** Annual heat if the home is always warm, kWh. */
  alwaysWarm: Quantity
  /** Panels first, then other heating systems, cheapest first. */
  systems: readonly SystemYear[]
}

/** Annual heating cost and emissions; null for a home too small or too large to estimate. */
export function projectYear(input: { coefficient: Quantity; shared: SharedSums }): ProjectYear | null {
  try {
    return yearOf(input)
  } catch (error) {
    if (error instanceof OutOfRange) return null
    throw error
  }
}

function yearOf({ coefficient, shared }: { coefficient: Quantity; shared: SharedSums }): ProjectYear {
  const {
    climate,
    effective,
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
    useOf: (system) => useOf({ system, occupancy, effective }),
    effective,
  }).map(({ system, year, breakEvenWithStanding }): SystemYear => ({
    system,
    name: HEATING_SYSTEMS[system].name,
    heat: year.heat,
    bought: year.bought,
    pence: year.withStanding,
    breakEven: breakEvenWithStanding,
    carbonKg: carbonOfYear({ system, set: carbonSet, bought: year.bought, effective }),
  }))
  const rank = ({ system, pence }: SystemYear) => (system === 'infrared' ? -1 : pence.value)
  return { alwaysWarm, systems: systems.toSorted((one, other) => rank(one) - rank(other)) }
}
