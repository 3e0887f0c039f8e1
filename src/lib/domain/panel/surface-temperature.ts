import { OutOfRange } from '../quantity/range-check'
import { KELVIN_AT_0_C } from '../radiant-field/fourth-power'
import { frontOutput, type Front } from './front-output'
import { STEFAN_BOLTZMANN } from './radiation'
import { checkPanel } from './ranges'

const HOTTEST_C = 400
const CLOSE_ENOUGH_K = 1e-9

/**
 * The even temperature, °C, that the front of a panel must have to give off so many watts. Output grows with
 * temperature, and ever faster, so Newton's steps from the hottest end come down to it and never step past it. Throws
 * OutOfRange, also for power that needs more than 400 °C.
 */
export function surfaceTemperature({ watts, ...front }: Front & { watts: number }): number {
  checkPanel({ watts })
  const excess = (surfaceC: number) => frontOutput({ ...front, surfaceC }).watts - watts
  if (excess(HOTTEST_C) < 0)
    throw new OutOfRange('watts', watts, [0, frontOutput({ ...front, surfaceC: HOTTEST_C }).watts])
  const slope = (surfaceC: number) =>
    front.areaM2 *
    (4 * front.emissivity * STEFAN_BOLTZMANN * (surfaceC + KELVIN_AT_0_C) ** 3 + front.convectionWattsPerM2K)

  let surfaceC = HOTTEST_C
  let step = Infinity
  while (step > CLOSE_ENOUGH_K) {
    step = excess(surfaceC) / slope(surfaceC)
    surfaceC -= step
  }
  return surfaceC
}
