import type { InForce } from '../assumptions/in-force'
import { derived, type Quantity } from '../quantity/quantity'
import { HEATING_SYSTEMS, type HeatingSystemKey } from '../running-cost/heating-systems'
import { kgOfEnergy, kgPerKwhOfHeat } from './carbon-of-heat'
import type { FactorSet } from './factor-sets'

type Asked = { system: HeatingSystemKey; set: FactorSet; inForce: InForce }

/** Carbon of a kWh of heat by a way of heating, kg/kWh; null where the set has no factor for its fuel, as far as we know. */
export function carbonOfHeat({ system, set, inForce }: Asked): Quantity | null {
  const { name, fuel, efficiency } = HEATING_SYSTEMS[system]
  const factor = inForce.find(`carbon.${set}.${fuel}`)
  if (!factor) return null
  return derived({
    key: `carbon.${set}.${system}.per-kwh-of-heat`,
    name: `${name}: carbon of heat`,
    unit: 'kg/kWh',
    inputs: [factor, inForce.get(efficiency)],
    formula: 'c ÷ η',
    compute: (kgPerKwh, heatPerUnit) => kgPerKwhOfHeat({ kgPerKwh, heatPerUnit }),
  })
}

/** Carbon of a year, kg, from the energy bought; null where the set has no factor for the fuel. */
export function carbonOfYear({ system, set, bought, inForce }: Asked & { bought: Quantity }): Quantity | null {
  const { name, fuel } = HEATING_SYSTEMS[system]
  const factor = inForce.find(`carbon.${set}.${fuel}`)
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
