import type { EffectiveAssumptions } from '../assumptions/effective'
import { derived, type Quantity } from '../quantity/quantity'
import type { FactorSet } from './carbon-factor-sets'
import { kgOfEnergy, kgPerKwhOfHeat } from './carbon-of-heat'
import { HEATING_SYSTEMS, type HeatingSystemKey } from './heating-systems'

type Input = { system: HeatingSystemKey; set: FactorSet; effective: EffectiveAssumptions }

/** Carbon per kWh of heat from a heating system, kg/kWh; null if the set has no known factor for its fuel. */
export function carbonOfHeat({ system, set, effective }: Input): Quantity | null {
  const { name, fuel, efficiency } = HEATING_SYSTEMS[system]
  const factor = effective.find(`carbon.${set}.${fuel}`)
  if (!factor) return null
  return derived({
    key: `carbon.${set}.${system}.per-kwh-of-heat`,
    name: `${name}: carbon of heat`,
    unit: 'kg/kWh',
    inputs: [factor, effective.get(efficiency)],
    formula: 'c ÷ η',
    compute: (kgPerKwh, heatPerUnit) => kgPerKwhOfHeat({ kgPerKwh, heatPerUnit }),
  })
}

/** Annual carbon, kg, from the energy bought; null if the set has no factor for the fuel. */
export function carbonOfYear({ system, set, bought, effective }: Input & { bought: Quantity }): Quantity | null {
  const { name, fuel } = HEATING_SYSTEMS[system]
  const factor = effective.find(`carbon.${set}.${fuel}`)
  if (!factor) return null
  return derived({
    key: `carbon.${set}.${system}.year`,
    name: `${name}: carbon of a year`,
    unit: 'kg',
    inputs: [bought, factor],
    formula: 'E × c',
    compute: (kwh, kgPerKwh) => kgOfEnergy({ kwh, kgPerKwh }),
  })
}
