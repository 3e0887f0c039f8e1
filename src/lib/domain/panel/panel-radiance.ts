import { celsiusOf, fourthPower } from '../comfort/radiant-field/fourth-power'
import { derived, given, type Quantity } from '../quantity/quantity'
import { CONVECTION, EMISSIVITY, type FrontRecord } from './front-givens'
import { checkPanel } from './ranges'
import { surfaceTemperature } from './surface-temperature'

/** A panel's rated power and the size of its front, from its product record. */
type RatedPanel = Omit<FrontRecord, 'operatingTempC'> & { powerWatts: number }

/** Surface temperature at which the front of a panel emits its rated power: 62.4 °C for 0.72 m² of 225 W at 20 °C. */
export function ratedSurface({ panel, air }: { panel: RatedPanel; air: Quantity }): Quantity {
  const { source, powerWatts, widthMm, heightMm } = panel
  return derived({
    key: 'panel.surface-temperature',
    name: 'Mean temperature of the fronts of the panels at their rated power',
    unit: '°C',
    inputs: [
      given({ key: 'panel.rated-power', name: 'Rated power of a panel', unit: 'W', value: powerWatts, source }),
      given({
        key: 'panel.area',
        name: 'Area of the front of a panel',
        unit: 'm²',
        value: (widthMm * heightMm) / 1_000_000,
        source,
      }),
      EMISSIVITY,
      CONVECTION,
      air,
    ],
    formula: 'Ts for which A × (εσ(Ts⁴ − Ta⁴) + h(Ts − Ta)) = P',
    compute: (watts, areaM2, emissivity, convectionWattsPerM2K, airC) =>
      surfaceTemperature({ watts, areaM2, emissivity, convectionWattsPerM2K, surroundingsC: airC, airC }),
  })
}

/** Radiant temperature of a grey front, including reflection of the room: that of an equivalent black surface. */
export function radiantTemperature({ surface, air }: { surface: Quantity; air: Quantity }): Quantity {
  return derived({
    key: 'panel.radiant-temperature',
    name: 'Temperature that the fronts of the panels radiate as',
    unit: '°C',
    inputs: [surface, EMISSIVITY, air],
    formula: '(ε Ts⁴ + (1 − ε) Ta⁴)^¼',
    compute: (surfaceC, emissivity, airC) => radiantC({ surfaceC, emissivity, airC }),
  })
}

/** The same as a number, °C. Throws OutOfRange. */
export function radiantC(front: { surfaceC: number; emissivity: number; airC: number }): number {
  checkPanel(front)
  const { surfaceC, emissivity, airC } = front
  return celsiusOf(emissivity * fourthPower(surfaceC) + (1 - emissivity) * fourthPower(airC))
}
