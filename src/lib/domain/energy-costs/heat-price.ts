import type { EffectiveAssumptions } from '../assumptions/effective'
import { derived, type Quantity } from '../quantity/quantity'
import { blendedPencePerKwh } from './blended-price'
import { HEATING_SYSTEMS, type HeatingSystem, type HeatingSystemKey } from './heating-systems'
import { checkRunningCost } from './ranges'

/** Price of heat from a heating system, p/kWh; null if unknown. */
export function heatPrice({
  system,
  effective,
}: {
  system: HeatingSystemKey
  effective: EffectiveAssumptions
}): Quantity | null {
  const { name, price, efficiency } = HEATING_SYSTEMS[system]
  const energy = energyPrice({ price, effective })
  if (!energy) return null
  return derived({
    key: `cost.${system}.per-kwh-of-heat`,
    name: `${name}: price of heat`,
    unit: 'p/kWh',
    inputs: [energy, effective.get(efficiency)],
    formula: 'p ÷ η',
    compute: (pencePerKwh, heatPerUnit) => pencePerKwhOfHeat({ pencePerKwh, heatPerUnit }),
  })
}

/** Price of the energy bought, p/kWh; null if unknown. */
export function energyPrice({
  price,
  effective,
}: {
  price: HeatingSystem['price']
  effective: EffectiveAssumptions
}): Quantity | null {
  if (typeof price === 'string') return effective.find(price)
  const name = 'Price of electricity on Economy 7, night and day'
  return economy7Price({ name, atNight: effective.get(price.atNight), effective })
}

/** Average price on Economy 7 of what uses a share of its electricity at night, p/kWh. */
export function economy7Price({
  name,
  atNight,
  effective,
}: {
  name: string
  atNight: Quantity
  effective: EffectiveAssumptions
}): Quantity {
  return derived({
    key: `price.economy-7.${atNight.key}`,
    name,
    unit: 'p/kWh',
    inputs: [atNight, effective.get('price.economy-7-night'), effective.get('price.economy-7-day')],
    formula: 's × night + (1 − s) × day',
    compute: (share, night, day) =>
      blendedPencePerKwh([
        { share, pencePerKwh: night },
        { share: 1 - share, pencePerKwh: day },
      ]),
  })
}

/** Price of heat, p/kWh, unrounded. Throws OutOfRange. */
export function pencePerKwhOfHeat({ pencePerKwh, heatPerUnit }: { pencePerKwh: number; heatPerUnit: number }): number {
  checkRunningCost({ pencePerKwh, heatPerUnit })
  return pencePerKwh / heatPerUnit
}
