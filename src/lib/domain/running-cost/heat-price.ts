import type { InForce } from '../assumptions/in-force'
import { derived, type Quantity } from '../quantity/quantity'
import { blendedPencePerKwh } from './blended-price'
import { HEATING_SYSTEMS, type HeatingSystem, type HeatingSystemKey, type NightShare } from './heating-systems'
import { pencePerKwhOfHeat } from './year-of-heating'

/** What one kWh of heat costs by a way of heating, p/kWh; null where we hold no price. */
export function heatPrice({ system, inForce }: { system: HeatingSystemKey; inForce: InForce }): Quantity | null {
  const { name, price, efficiency } = HEATING_SYSTEMS[system]
  const energy = energyPrice({ price, inForce })
  if (!energy) return null
  return derived({
    key: `cost.${system}.per-kwh-of-heat`,
    name: `${name}: price of heat`,
    unit: 'p/kWh',
    inputs: [energy, inForce.get(efficiency)],
    formula: 'p ÷ η',
    compute: (pencePerKwh, heatPerUnit) => pencePerKwhOfHeat({ pencePerKwh, heatPerUnit }),
  })
}

/** What one kWh costs as it is paid for; null where we hold no price. */
export function energyPrice({ price, inForce }: { price: HeatingSystem['price']; inForce: InForce }): Quantity | null {
  return typeof price === 'string' ? inForce.find(price) : economy7Price({ atNight: price.atNight, inForce })
}

function economy7Price({ atNight, inForce }: { atNight: NightShare; inForce: InForce }): Quantity {
  return derived({
    key: `price.economy-7.${atNight}`,
    name: 'Price of electricity on Economy 7, night and day',
    unit: 'p/kWh',
    inputs: [inForce.get(atNight), inForce.get('price.economy-7-night'), inForce.get('price.economy-7-day')],
    formula: 's × night + (1 − s) × day',
    compute: (share, night, day) =>
      blendedPencePerKwh([
        { share, pencePerKwh: night },
        { share: 1 - share, pencePerKwh: day },
      ]),
  })
}
