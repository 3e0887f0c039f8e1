import { derived, type Quantity } from '../../quantity/quantity'
import { heatKwh } from './losses'

/**
 * Annual heat, kWh, from the heat loss coefficient, degree days and `useFactor`: 1 for continuous heating, 0.75 to 0.9
 * for intermittent. Degree days at 15.5 °C already allow for gains from sun, people and appliances. Throws OutOfRange.
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
