import { inOrder } from './evaluate'
import { evaluateMany, type Column } from './evaluate-many'
import { OutOfRange, type Range } from './range-check'
import type { Quantity } from './quantity'
import { seededRandom, shuffle } from './seeded-random'
import { acrossSpread, spreadDeviate } from './spread-quantile'

/** A result between what it exceeds nine times in ten and what it exceeds once in ten; half the outcomes lie below `p50`. */
export type Band = { p10: number; p50: number; p90: number }

const SAMPLES: Range = [20, 100_000]

type Sampling = { roots: readonly Quantity[]; samples: number; seed: number }

/**
 * How far each of several results may be off, when every given quantity with a `spread` lies somewhere in it (see
 * `spreadQuantile`) independently of the others. One draw serves all results, so that their differences hold too. Latin
 * hypercube sampling: each quantity takes each of `samples` equally likely values once. The same seed gives the same
 * bands. Bands come in the order of the roots. Throws OutOfRange for fewer than 20 or more than 100,000 samples.
 */
export function bandsOf({ roots, samples, seed }: Sampling): Band[] {
  return outcomesOf({ roots, samples, seed }).map(bandOf)
}

/** Every outcome of every root, drawn as for `bandsOf`: one column for each root, the same place being the same draw. */
export function outcomesOf({ roots, samples, seed }: Sampling): Column[] {
  if (!(samples >= SAMPLES[0] && samples <= SAMPLES[1])) throw new OutOfRange('samples', samples, SAMPLES)
  const random = seededRandom(seed)
  const strata = Float64Array.from({ length: samples }, (_, place) => spreadDeviate((place + 0.5) / samples))
  const drawn = new Map<string, Column>()
  for (const { key, value, spread } of inOrder(roots)) {
    if (spread) drawn.set(key, shuffle(strata.slice(), random).map(acrossSpread({ value, ...spread })))
  }
  return evaluateMany({ roots, drawn, count: samples })
}

function bandOf(outcomes: Column): Band {
  const sorted = outcomes.slice().sort()
  return { p10: quantile(sorted, 0.1), p50: quantile(sorted, 0.5), p90: quantile(sorted, 0.9) }
}

/** Between the two sorted values nearest to the share, as R's type 5 does: strata are taken at their middles too. */
function quantile(sorted: Column, share: number): number {
  const place = share * sorted.length - 0.5
  const below = Math.floor(place)
  const lower = sorted[below] ?? NaN
  const upper = sorted[Math.min(below + 1, sorted.length - 1)] ?? NaN
  return lower + (upper - lower) * (place - below)
}
