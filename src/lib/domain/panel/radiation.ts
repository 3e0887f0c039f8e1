import { fourthPower, KELVIN_AT_0_C } from '../comfort/radiant-field/fourth-power'
import { checkPanel } from './ranges'

/** W/m²K⁴; exact since the 2019 SI, here to ten significant figures (CODATA 2018). */
export const STEFAN_BOLTZMANN = 5.670374419e-8

/** Wien's displacement constant, µm K (CODATA 2018). */
const WIEN = 2_897.771955

/**
 * Net radiant flux of a small grey surface in uniform surroundings, W/m²: εσ(Ts⁴ − Tsur⁴). Negative for a colder
 * surface. Throws OutOfRange.
 */
export function netRadiantFlux({
  emissivity,
  surfaceC,
  surroundingsC,
}: {
  emissivity: number
  surfaceC: number
  surroundingsC: number
}): number {
  checkPanel({ emissivity, surfaceC, surroundingsC })
  return emissivity * STEFAN_BOLTZMANN * (fourthPower(surfaceC) - fourthPower(surroundingsC))
}

/**
 * Wavelength of peak emission, µm (Wien's law). For a panel it is in the far infrared, which window glass blocks.
 * Throws OutOfRange.
 */
export function peakWavelengthMicrons(surfaceC: number): number {
  checkPanel({ surfaceC })
  return WIEN / (surfaceC + KELVIN_AT_0_C)
}
