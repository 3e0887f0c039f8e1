import type { InForce } from '../assumptions/in-force'
import { derived, type Quantity } from '../quantity/quantity'
import { breakEvenReduction } from './break-even'
import { costOfYear, type CostOfYear } from './cost-of-year'
import { heatPrice } from './heat-price'
import { HEATING_SYSTEM_KEYS, HEATING_SYSTEMS, type HeatingSystemKey } from './heating-systems'

export type ComparedSystem = {
  system: HeatingSystemKey
  /** p/kWh */
  heatPrice: Quantity
  year: CostOfYear
  /** How much less heat panels must do with to cost the same, as a share: by the price of heat alone. */
  breakEven: Quantity
  /** The same when the standing charge is saved too. */
  breakEvenWithStanding: Quantity
}

type Asked = {
  /** kWh of a year that keep the home warm day and night. */
  alwaysWarm: Quantity
  /** How much of that is asked of each way of heating. */
  useOf: (system: HeatingSystemKey) => Quantity
  inForce: InForce
}

/** Every way of heating whose price we hold: what heat costs, what a year costs, and how far panels are from either. Throws OutOfRange without any heat. */
export function compareSystems({ alwaysWarm, useOf, inForce }: Asked): ComparedSystem[] {
  const panelHeat = heatPrice({ system: 'infrared', inForce })
  if (!panelHeat) return []
  return HEATING_SYSTEM_KEYS.flatMap((system) => {
    const price = heatPrice({ system, inForce })
    const year = costOfYear({ system, alwaysWarm, use: useOf(system), inForce })
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
    name: 'Less heat that panels must do with to cost the same',
    unit: '',
    inputs: [own, other],
    formula: '1 − other ÷ panels',
    compute: (ownPence, otherPence) => breakEvenReduction({ ownPence, otherPence }),
  })
}
