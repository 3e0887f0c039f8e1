import type { EffectiveAssumptions } from '../assumptions/effective'
import { derived, type Quantity } from '../quantity/quantity'
import type { FactorSet } from './carbon-factor-sets'
import { kgOfEnergy } from './carbon-of-energy'
import { HEATING_SYSTEMS, type HeatingSystemKey } from './heating-systems'

type Input = { system: HeatingSystemKey; set: FactorSet; bought: Quantity; effective: EffectiveAssumptions }

/** Annual carbon, kg, from the energy bought; null if the set has no factor for the fuel. */
export function carbonOfYear({ system, set, bought, effective }: Input): Quantity | null {
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
