import { KELVIN_AT_0_C } from '../comfort/radiant-field/fourth-power'
import { OutOfRange } from '../quantity/range-check'
import { type Front, frontOutput } from './front-output'
import { STEFAN_BOLTZMANN } from './radiation'
import { checkPanel } from './ranges'

/** No front is warmer than this, °C. */
export const SURFACE_MAX_C = 400
const CLOSE_ENOUGH_K = 1e-9

/**
 * Uniform front temperature, °C, at which a panel emits this power. Output is an increasing convex function of
 * temperature, so Newton's method from the upper limit converges without overshooting. Throws OutOfRange, also for
 * power that needs more than 400 °C.
 */
export function surfaceTemperature({ watts, ...front }: Front & { watts: number }): number {
  checkPanel({ watts })
  const excess = (surfaceC: number) => frontOutput({ ...front, surfaceC }).watts - watts
  if (excess(SURFACE_MAX_C) < 0)
    throw new OutOfRange('watts', watts, [0, frontOutput({ ...front, surfaceC: SURFACE_MAX_C }).watts])
  const slope = (surfaceC: number) =>
    front.areaM2 *
    (4 * front.emissivity * STEFAN_BOLTZMANN * (surfaceC + KELVIN_AT_0_C) ** 3 + front.convectionWattsPerM2K)

  let surfaceC = SURFACE_MAX_C
  let step = Infinity
  while (step > CLOSE_ENOUGH_K) {
    step = excess(surfaceC) / slope(surfaceC)
    surfaceC -= step
  }
  return surfaceC
}
