import type { InForce } from '../assumptions/in-force'
import { derived, type Quantity } from '../quantity/quantity'
import { energyPrice } from './heat-price'
import { HEATING_SYSTEMS, type HeatingSystemKey } from './heating-systems'
import { checkRunningCost } from './ranges'
import { yearCost } from './year-cost'

export type CostOfYear = {
  system: HeatingSystemKey
  /** kWh of heat that the home asks of this system. */
  heat: Quantity
  /** kWh that are paid for. */
  bought: Quantity
  /** Whole pence for those. */
  withoutStanding: Quantity
  /** Whole pence with the standing charge that a home without the system would save; the same where there is none. */
  withStanding: Quantity
}

type Asked = {
  system: HeatingSystemKey
  /** kWh of a year that keep the home warm day and night. */
  alwaysWarm: Quantity
  /** How much of that is asked for. */
  use: Quantity
  /** Share of the electricity that comes from the home's own roof. */
  ownShare?: Quantity
  inForce: InForce
}

/** A year's heat and the energy bought for it, without any prices. */
export function energyOfYear({
  system,
  alwaysWarm,
  use,
  ownShare,
  inForce,
}: Asked): Pick<CostOfYear, 'heat' | 'bought'> {
  const { name, efficiency } = HEATING_SYSTEMS[system]
  const heat = derived({
    key: `year.${system}.heat`,
    name: `${name}: heat in a year`,
    unit: 'kWh',
    inputs: [alwaysWarm, use],
    formula: 'Q × u',
    compute: (heatKwh, useFactor) => {
      checkRunningCost({ heatKwh, useFactor })
      return heatKwh * useFactor
    },
  })
  const needed = { key: `year.${system}.bought`, name: `${name}: energy bought in a year`, unit: 'kWh' }
  const heatPerUnit = inForce.get(efficiency)
  const bought = ownShare
    ? derived({
        ...needed,
        inputs: [heat, heatPerUnit, ownShare],
        formula: 'Q ÷ η × (1 − s)',
        compute: (kwh, perUnit, share) => (kwh / perUnit) * (1 - share),
      })
    : derived({ ...needed, inputs: [heat, heatPerUnit], formula: 'Q ÷ η', compute: (kwh, perUnit) => kwh / perUnit })
  return { heat, bought }
}

/** What a year of heating costs one way; null where we hold no price. */
export function costOfYear(asked: Asked): CostOfYear | null {
  const { system, inForce } = asked
  const { name, price, perDay } = HEATING_SYSTEMS[system]
  const pencePerKwh = energyPrice({ price, inForce })
  if (!pencePerKwh) return null
  const { heat, bought } = energyOfYear(asked)
  const withoutStanding = derived({
    key: `cost.${system}.energy`,
    name: perDay ? `${name}: energy for a year` : `${name}: a year of heating`,
    unit: 'p',
    inputs: [bought, pencePerKwh],
    formula: 'E × p',
    compute: (kwh, pencePerKwh) => yearCost({ kwh, pencePerKwh, pencePerDay: 0 }).pence,
  })
  const withStanding = perDay
    ? derived({
        key: `cost.${system}.year`,
        name: `${name}: a year of heating`,
        unit: 'p',
        inputs: [bought, pencePerKwh, inForce.get(perDay)],
        formula: 'E × p + 365 × standing charge',
        compute: (kwh, pencePerKwh, pencePerDay) => yearCost({ kwh, pencePerKwh, pencePerDay }).pence,
      })
    : withoutStanding
  return { system, heat, bought, withoutStanding, withStanding }
}
