import { derived, type Quantity } from '../quantity/quantity'
import type { FrontGivens } from './front-givens'
import { frontOutput } from './front-output'

/** Emission of the front of a panel at its rated temperature. */
export function frontHeat({ area, emissivity, convection, surface, surroundings, air }: FrontGivens): Quantity {
  return derived({
    key: 'panel.front',
    name: 'Heat from the front of a panel at its stated temperature',
    unit: 'W',
    inputs: [area, emissivity, convection, surface, surroundings, air],
    formula: 'A × (εσ(Ts⁴ − Tr⁴) + h(Ts − Ta))',
    compute: (areaM2, e, convectionWattsPerM2K, surfaceC, surroundingsC, airC) =>
      frontOutput({ areaM2, emissivity: e, convectionWattsPerM2K, surfaceC, surroundingsC, airC }).watts,
  })
}
