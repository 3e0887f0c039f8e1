import type { EffectiveAssumptions } from '../assumptions/effective'
import { derived, type Quantity } from '../quantity/quantity'
import { breakEvenReduction } from './break-even'
import { type CostOfYear, costOfYear } from './cost-of-year'
import { heatPrice } from './heat-price'
import { HEATING_SYSTEM_KEYS, HEATING_SYSTEMS, type HeatingSystemKey } from './heating-systems'

export type ComparedSystem = {
  system: HeatingSystemKey
  /** p/kWh */
  heatPrice: Quantity
  year: CostOfYear
  /** Share by which panels' heat must fall to cost the same, by the price of heat alone. */
  breakEven: Quantity
  /** The same, with the standing charge saved as well. */
  breakEvenWithStanding: Quantity
}

type Input = {
  /** Annual heat for continuous heating, kWh. */
  alwaysWarm: Quantity
  /** Use factor of each system. */
  useOf: (system: HeatingSystemKey) => Quantity
  effective: EffectiveAssumptions
}

/**
 * Every heating system with a known price: price of heat, annual cost, and break-even with panels. Throws OutOfRange
 * for zero heat.
 */
export function compareSystems({ alwaysWarm, useOf, effective }: Input): ComparedSystem[] {
  const panelHeat = heatPrice({ system: 'infrared', effective })
  if (!panelHeat) return []
  return HEATING_SYSTEM_KEYS.flatMap((system) => {
    const price = heatPrice({ system, effective })
    const year = costOfYear({ system, alwaysWarm, use: useOf(system), effective })
    if (!price || !year) return []
    const sameHeat = derived({
      key: `cost.${system}.same-heat-by-panels`,
      name: `${HEATING_SYSTEMS[system].name}: the same heat from panels`,
      unit: 'p',
      inputs: [year.heat, panelHeat],
      formula: 'Q × p',
      compute: (kwh, pencePerKwh) => Math.round(kwh * pencePerKwh),
    })
    return [
      {
        system,
        heatPrice: price,
        year,
        breakEven: breakEven({ key: `break-even.${system}`, own: panelHeat, other: price }),
        breakEvenWithStanding: breakEven({
          key: `break-even.${system}.with-standing`,
          own: sameHeat,
          other: year.withStanding,
        }),
      },
    ]
  })
}

function breakEven({ key, own, other }: { key: string; own: Quantity; other: Quantity }): Quantity {
  return derived({
    key,
    name: 'How much less heat panels must make do with to cost the same',
    unit: '',
    inputs: [own, other],
    formula: '1 − other ÷ panels',
    compute: (ownPence, otherPence) => breakEvenReduction({ ownPence, otherPence }),
  })
}
