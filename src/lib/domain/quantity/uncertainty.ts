import { evaluateMany, type Column } from './evaluate-many'
import { select } from './order-statistics'
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
  const outcomes = outcomesOf({ roots, samples, seed })
  const scratch = new Float64Array(samples) // one for all: to ask for memory costs as much as the sums
  return outcomes.map((column) => bandOf(column, scratch))
}

/** Every outcome of every root, drawn as for `bandsOf`: one column for each root, the same place being the same draw. */
export function outcomesOf({ roots, samples, seed }: Sampling): Column[] {
  if (!(samples >= SAMPLES[0] && samples <= SAMPLES[1])) throw new OutOfRange('samples', samples, SAMPLES)
  const random = seededRandom(seed)
  const strata = strataOf(samples)
  const draw = ({ value, spread }: Quantity, column: Column) => {
    if (!spread) return false
    column.set(strata)
    shuffle(column, random)
    const across = acrossSpread({ value, ...spread })
    for (let place = 0; place < samples; place++) column[place] = across(column[place] ?? NaN)
    return true
  }
  return evaluateMany({ roots, draw, count: samples })
}

const knownStrata = new Map<number, Column>()

/** The middles of equally likely parts. They depend on their number alone, and an estimate is made again at every keystroke. */
function strataOf(samples: number): Column {
  const known =
    knownStrata.get(samples) ??
    Float64Array.from({ length: samples }, (_, place) => spreadDeviate((place + 0.5) / samples))
  knownStrata.set(samples, known)
  return known
}

function bandOf(outcomes: Column, values: Column): Band {
  values.set(outcomes)
  const placesOf = (share: number) => nearest({ share, count: values.length })
  select(
    values,
    [0.1, 0.5, 0.9].flatMap((share) => [placesOf(share).below, placesOf(share).above]),
  )
  const quantile = (share: number) => {
    const { below, above, part } = placesOf(share)
    const lower = values[below] ?? NaN
    return lower + ((values[above] ?? NaN) - lower) * part
  }
  return { p10: quantile(0.1), p50: quantile(0.5), p90: quantile(0.9) }
}

/** The two sorted places nearest to the share, and how far it lies between them, as R's type 5 does: strata are taken at their middles too. */
function nearest({ share, count }: { share: number; count: number }): { below: number; above: number; part: number } {
  const place = share * count - 0.5
  const below = Math.floor(place)
  return { below, above: Math.min(below + 1, count - 1), part: place - below }
}
