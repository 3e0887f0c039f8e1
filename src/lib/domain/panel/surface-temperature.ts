import { fourthPower, KELVIN_AT_0_C } from '../comfort/radiant-field/fourth-power'
import { OutOfRange } from '../quantity/range-check'
import { type Front, frontOutput } from './front-output'
import { STEFAN_BOLTZMANN } from './radiation'
import { checkPanel } from './ranges'

/** No front is warmer than this, °C. */
export const SURFACE_MAX_C = 400
const CLOSE_ENOUGH_K = 1e-9

/** Uniform front temperature, °C, at which a panel emits this power. Throws OutOfRange, also for one of over 400 °C. */
export function surfaceTemperature({ watts, ...front }: Front & { watts: number }): number {
  checkPanel({ watts })
  const most = frontOutput({ ...front, surfaceC: SURFACE_MAX_C }).watts
  if (watts > most) throw new OutOfRange('watts', watts, [0, most])
  return balanceC(watts, front)
}

/**
 * The same without checks, because estimates call it a thousand times: εσT⁴ + hT = P ÷ A + εσTsur⁴ + hTa. The left side
 * is increasing and convex, so Newton's method converges from above without overshooting. It starts at the temperature
 * without convection.
 */
export function balanceC(watts: number, front: Front): number {
  const { areaM2, emissivity, convectionWattsPerM2K, surroundingsC, airC } = front
  const radiated = emissivity * STEFAN_BOLTZMANN
  const emitted =
    watts / areaM2 + radiated * fourthPower(surroundingsC) + convectionWattsPerM2K * (KELVIN_AT_0_C + airC)

  let kelvin = Math.sqrt(Math.sqrt(emitted / radiated))
  let step = Infinity
  while (step > CLOSE_ENOUGH_K) {
    const cubed = radiated * kelvin * kelvin * kelvin
    step = (cubed * kelvin + convectionWattsPerM2K * kelvin - emitted) / (4 * cubed + convectionWattsPerM2K)
    kelvin -= step
  }
  return kelvin - KELVIN_AT_0_C
}
