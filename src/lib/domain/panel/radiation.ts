import { fourthPower, KELVIN_AT_0_C } from '../radiant-field/fourth-power'
import { checkPanel } from './ranges'

/** W/m²K⁴; exact since the SI of 2019, to ten places (CODATA 2018). */
export const STEFAN_BOLTZMANN = 5.670374419e-8

/** Wien's displacement constant, µm K (CODATA 2018). */
const WIEN = 2_897.771955

/**
 * What a small grey surface radiates to surroundings of one temperature less what it takes up from them, W/m²:
 * εσ(Ts⁴ − Tsur⁴). Negative for a surface colder than they. Throws OutOfRange.
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

/** The wavelength, µm, at which a surface radiates most (Wien's law). All of a panel's lies in the far infrared, which window glass stops. Throws OutOfRange. */
export function peakWavelengthMicrons(surfaceC: number): number {
  checkPanel({ surfaceC })
  return WIEN / (surfaceC + KELVIN_AT_0_C)
}
