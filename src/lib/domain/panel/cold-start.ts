import { type Front, frontOutput } from './front-output'
import { checkPanel } from './ranges'

type ColdStart = Front & { watts: number; massKg: number; heatCapacityJoulesPerKgK: number; minutes: number }

/** Short compared with the twenty minutes or so in which the temperature of a panel settles. */
const STEP_S = 10

/**
 * Mean temperature of a panel, °C, some minutes after it was switched on at the temperature of the air: m c dT/dt = P
 * less the heat from its front, by the midpoint method. Assumes that the panel warms uniformly and loses nothing
 * through its back, as in `ratedSurface`, towards which it settles. Throws OutOfRange.
 */
export function coldStartC({ watts, massKg, heatCapacityJoulesPerKgK, minutes, ...front }: ColdStart): number {
  checkPanel({ watts, massKg, heatCapacityJoulesPerKgK, minutes })
  const kelvinPerSecond = (surfaceC: number) =>
    (watts - frontOutput({ ...front, surfaceC }).watts) / (massKg * heatCapacityJoulesPerKgK)
  let surfaceC = front.airC
  for (let left = 60 * minutes; left > 0; left -= STEP_S) {
    const step = Math.min(STEP_S, left)
    surfaceC += step * kelvinPerSecond(surfaceC + (step / 2) * kelvinPerSecond(surfaceC))
  }
  return surfaceC
}
