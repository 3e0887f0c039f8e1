import { derived, type Quantity } from '../quantity/quantity'
import { frontGivens, type FrontRecord } from './front-givens'
import { radiantC } from './panel-radiance'
import { balanceC, SURFACE_MAX_C } from './surface-temperature'

const RISE = { name: 'How far above the air the front of a panel radiates', unit: 'K' } as const

/** The radiant temperature of a panel at a power, above that of the air, K: 38.8 K for 0.72 m² of 225 W. */
export function riseAtPower({ panel, power }: { panel: FrontRecord; power: Quantity }): Quantity {
  const { area, emissivity, convection, air } = frontGivens(panel)
  return derived({
    ...RISE,
    key: 'panel.rated-rise',
    inputs: [power, area, emissivity, convection, air],
    formula: '(ε Ts⁴ + (1 − ε) Ta⁴)^¼ − Ta, Ts from P',
    compute: (watts, areaM2, emissivity, convectionWattsPerM2K, airC) => {
      const front = { areaM2, emissivity, convectionWattsPerM2K, surroundingsC: airC, airC }
      const surfaceC = Math.min(SURFACE_MAX_C, balanceC(watts, front))
      return radiantC({ surfaceC, emissivity, airC }) - airC
    },
  })
}

/** The same at the stated temperature of its front. */
export function riseAtStatedTemperature(panel: FrontRecord): Quantity {
  const { surface, emissivity, air } = frontGivens(panel)
  return derived({
    ...RISE,
    key: 'panel.stated-rise',
    inputs: [surface, emissivity, air],
    formula: '(ε Ts⁴ + (1 − ε) Ta⁴)^¼ − Ta',
    compute: (surfaceC, e, airC) => radiantC({ surfaceC, emissivity: e, airC }) - airC,
  })
}
