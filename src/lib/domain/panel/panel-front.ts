import { derived, type Quantity } from '../quantity/quantity'
import { frontHeat } from './front-heat'
import { type FrontOutput, frontOutput } from './front-output'
import type { PanelGivens } from './panel-givens'
import { netRadiantFlux, peakWavelengthMicrons } from './radiation'
import { surfaceTemperature } from './surface-temperature'

/** Emission of the front of a panel at its rated temperature, with working. */
export function panelFront(givens: PanelGivens) {
  const { area, emissivity, convection, surface, surroundings, air } = givens
  const inputs = [area, emissivity, convection, surface, surroundings, air] as const
  const component =
    (of: keyof FrontOutput) =>
    (areaM2: number, e: number, convectionWattsPerM2K: number, surfaceC: number, surroundingsC: number, airC: number) =>
      frontOutput({ areaM2, emissivity: e, convectionWattsPerM2K, surfaceC, surroundingsC, airC })[of]

  const front = frontHeat(givens)
  return {
    radiantFlux: derived({
      key: 'panel.radiant-flux',
      name: 'Net radiation per square metre',
      unit: 'W/m²',
      inputs: [emissivity, surface, surroundings],
      formula: 'εσ(Ts⁴ − Tr⁴)',
      compute: (e, surfaceC, surroundingsC) => netRadiantFlux({ emissivity: e, surfaceC, surroundingsC }),
    }),
    radiant: derived({
      key: 'panel.radiant',
      name: 'Radiant heat from the front',
      unit: 'W',
      inputs,
      formula: 'A × εσ(Ts⁴ − Tr⁴)',
      compute: component('radiantWatts'),
    }),
    convective: derived({
      key: 'panel.convective',
      name: 'Convection from the front',
      unit: 'W',
      inputs,
      formula: 'A × h(Ts − Ta)',
      compute: component('convectiveWatts'),
    }),
    front,
    convectiveFraction: derived({
      key: 'panel.convective-fraction',
      name: 'Convective share of the heat from the front',
      unit: '',
      inputs,
      formula: 'convective ÷ all',
      compute: component('convectiveFraction'),
    }),
    ...besidesHeat({ givens, front }),
  }
}

/** What is known of the front besides the heat that it gives off. */
function besidesHeat({ givens, front }: { givens: PanelGivens; front: Quantity }) {
  const { ratedPower, area, emissivity, convection, surface, surroundings, air } = givens
  return {
    frontShare: derived({
      key: 'panel.front-share',
      name: 'Share of the rated power given off by the front',
      unit: '',
      inputs: [front, ratedPower],
      formula: 'front ÷ P',
      compute: (watts, rated) => watts / rated,
    }),
    surfaceForRated: derived({
      key: 'panel.surface-for-rated-power',
      name: 'Mean temperature at which the front alone would give off the rated power',
      unit: '°C',
      inputs: [ratedPower, area, emissivity, convection, surroundings, air],
      formula: 'Ts for which A × (εσ(Ts⁴ − Tr⁴) + h(Ts − Ta)) = P',
      compute: (watts, areaM2, e, convectionWattsPerM2K, surroundingsC, airC) =>
        surfaceTemperature({ watts, areaM2, emissivity: e, convectionWattsPerM2K, surroundingsC, airC }),
    }),
    peakWavelength: derived({
      key: 'panel.peak-wavelength',
      name: 'Wavelength of peak radiation',
      unit: 'µm',
      inputs: [surface],
      formula: '2,898 ÷ T',
      compute: peakWavelengthMicrons,
    }),
  }
}
