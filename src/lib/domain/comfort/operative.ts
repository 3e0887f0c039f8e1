import { checkComfort } from './ranges'

/**
 * Weight of air temperature by air speed; radiation has the rest. In nearly still air both transfer about the same heat
 * (ISO 7726:1998, annex G; CIBSE Guide A).
 */
const AIR_WEIGHTS = [
  { below: 0.2, air: 0.5 },
  { below: 0.6, air: 0.6 },
  { below: Infinity, air: 0.7 },
] as const

export type Weights = { air: number; radiant: number }

/** Weights of air and radiation at an air speed, m/s, up to 1. Throws OutOfRange. */
export function operativeWeights(airSpeed: number): Weights {
  checkComfort({ airSpeed })
  const air = AIR_WEIGHTS.find(({ below }) => airSpeed < below)?.air ?? 0.5
  return { air, radiant: 1 - air }
}

/** Operative temperature, °C: the combined effect of air and surfaces. Throws OutOfRange. */
export function operativeC({ airC, radiantC, airSpeed }: { airC: number; radiantC: number; airSpeed: number }): number {
  checkComfort({ airC, radiantC })
  const { air, radiant } = operativeWeights(airSpeed)
  return air * airC + radiant * radiantC
}
