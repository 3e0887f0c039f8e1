import { checkComfort } from './ranges'

/**
 * How much the air counts in what a person feels, by air speed; radiation counts for the rest. In air that hardly moves
 * both carry off about the same heat (ISO 7726:1998, annex G; CIBSE Guide A).
 */
const AIR_WEIGHTS = [
  { below: 0.2, air: 0.5 },
  { below: 0.6, air: 0.6 },
  { below: Infinity, air: 0.7 },
] as const

export type Weights = { air: number; radiant: number }

/** The weights of air and radiation at an air speed in metres a second, up to 1. Throws OutOfRange. */
export function operativeWeights(airSpeed: number): Weights {
  checkComfort({ airSpeed })
  const air = AIR_WEIGHTS.find(({ below }) => airSpeed < below)?.air ?? 0.5
  return { air, radiant: 1 - air }
}

/** Operative temperature, °C: what air and surfaces together feel like. Throws OutOfRange. */
export function operativeC({ airC, radiantC, airSpeed }: { airC: number; radiantC: number; airSpeed: number }): number {
  checkComfort({ airC, radiantC })
  const { air, radiant } = operativeWeights(airSpeed)
  return air * airC + radiant * radiantC
}
