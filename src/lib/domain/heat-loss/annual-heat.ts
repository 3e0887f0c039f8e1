import { derived, type Quantity } from '../quantity/quantity'
import { heatKwh } from './losses'

/**
 * Heat of a year, kWh, from what a home loses for each kelvin, the degree days, and `useFactor`: 1 for a home that is
 * always warm, 0.75 to 0.9 where the heating pauses. Degree days at 15.5 °C already leave out what sun, people and
 * appliances give. Throws OutOfRange.
 */
export function annualHeat({
  coefficient,
  degreeDays,
  useFactor,
}: {
  coefficient: Quantity
  degreeDays: Quantity
  useFactor: Quantity
}): Quantity {
  return derived({
    key: 'annual-heat',
    name: 'Heat of a year',
    unit: 'kWh',
    inputs: [coefficient, degreeDays, useFactor],
    formula: 'H × degree days × 24 ÷ 1,000 × k',
    compute: (heatLossWPerK, days, factor) => heatKwh({ heatLossWPerK, degreeDays: days, useFactor: factor }),
  })
}
