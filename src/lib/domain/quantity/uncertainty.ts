import { type Column, evaluateMany } from './evaluate-many'
import { select } from './order-statistics'
import type { Quantity } from './quantity'
import { OutOfRange, type Range } from './range-check'
import { seededRandom, shuffle } from './seeded-random'
import { acrossSpread, spreadDeviate } from './spread-quantile'

/** 10th, 50th and 90th percentile of a result. */
export type Band = { p10: number; p50: number; p90: number }

const SAMPLES: Range = [20, 100_000]

type Sampling = { roots: readonly Quantity[]; samples: number; seed: number }

/**
 * Uncertainty bands of several results, sampling each given quantity with a `spread` (see `spreadDeviate`):
 * independently, or together with others of the same `drawnWith`. One set of draws serves all results, so their
 * differences are consistent. Latin hypercube sampling: each quantity takes each of `samples` equally likely values
 * once. Deterministic for a seed. Bands are in the order of the roots. Throws OutOfRange for fewer than 20 or more than
 * 100,000 samples.
 */
export function bandsOf({ roots, samples, seed }: Sampling): Band[] {
  const outcomes = outcomesOf({ roots, samples, seed })
  const scratch = new Float64Array(samples) // shared, because allocation costs as much as the arithmetic
  return outcomes.map((column) => bandOf(column, scratch))
}

/** All outcomes of each root, sampled as for `bandsOf`: one column per root, with draws at the same index. */
export function outcomesOf({ roots, samples, seed }: Sampling): Column[] {
  if (!(samples >= SAMPLES[0] && samples <= SAMPLES[1])) throw new OutOfRange('samples', samples, SAMPLES)
  const random = seededRandom(seed)
  const strata = strataOf(samples)
  const groups = new Map<string, Column>()
  const draw = ({ value, spread, drawnWith }: Quantity, column: Column) => {
    if (!spread) return false
    const drawn = drawnWith === undefined ? undefined : groups.get(drawnWith)
    column.set(drawn ?? strata)
    if (!drawn) shuffle(column, random)
    if (drawnWith !== undefined && !drawn) groups.set(drawnWith, column.slice())
    const across = acrossSpread({ value, ...spread })
    for (let index = 0; index < samples; index++) column[index] = across(column[index] ?? NaN)
    return true
  }
  return evaluateMany({ roots, draw, count: samples })
}

const strataCache = new Map<number, Column>()

/**
 * Midpoints of equally likely strata. Cached, because they depend only on their number and estimates are recalculated
 * on every keystroke.
 */
function strataOf(samples: number): Column {
  const strata =
    strataCache.get(samples) ??
    Float64Array.from({ length: samples }, (_, index) => spreadDeviate((index + 0.5) / samples))
  strataCache.set(samples, strata)
  return strata
}

function bandOf(outcomes: Column, values: Column): Band {
  values.set(outcomes)
  const neighboursOf = (share: number) => nearest({ share, count: values.length })
  select(
    values,
    [0.1, 0.5, 0.9].flatMap((share) => [neighboursOf(share).below, neighboursOf(share).above]),
  )
  const quantile = (share: number) => {
    const { below, above, weight } = neighboursOf(share)
    const lower = values[below] ?? NaN
    return lower + ((values[above] ?? NaN) - lower) * weight
  }
  return { p10: quantile(0.1), p50: quantile(0.5), p90: quantile(0.9) }
}

/**
 * The two order statistics around a quantile and the interpolation weight, as in R's type 5, since strata are sampled
 * at their midpoints.
 */
function nearest({ share, count }: { share: number; count: number }): { below: number; above: number; weight: number } {
  const rank = share * count - 0.5
  const below = Math.floor(rank)
  return { below, above: Math.min(below + 1, count - 1), weight: rank - below }
}
