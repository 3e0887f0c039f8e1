import type { Candidates } from './candidates'

/** A score for a set of panels, kept up to date while panels are added and removed. Higher is better. */
export type Measure = {
  add: (position: number) => void
  remove: (position: number) => void
  score: () => number
  /**
   * The score with one more panel. `few` is its index among the few positions, or null if it is not one of them.
   * Returns any number below `atLeast` if the score is lower.
   */
  scoreWith: (position: number, atLeast: number, few: number | null) => number
}

/**
 * The lowest share of the view that panels fill, divided by the mean, from 0 to 1: the uniformity of lighting (BS EN
 * 12464-1:2021), applied to radiation. The radiant rise is nearly proportional to that share.
 */
export function evenness({ radiation, cells }: Pick<Candidates, 'radiation' | 'cells'>): Measure {
  const shares = new Float64Array(cells)
  let sum = 0
  let darkest = 0
  const change = (position: number, sign: 1 | -1) => {
    const added = radiation(position)
    let lowest = Infinity
    for (let cell = 0; cell < cells; cell += 1) {
      const share = (shares[cell] ?? NaN) + sign * (added.shares[cell] ?? NaN)
      shares[cell] = share
      if (share >= lowest) continue
      lowest = share
      darkest = cell
    }
    sum += sign * added.sum
  }
  return {
    add: (position) => change(position, 1),
    remove: (position) => change(position, -1),
    score: () => (sum > 0 ? ((shares[darkest] ?? NaN) * cells) / sum : 0),
    scoreWith: (position, atLeast) => {
      const added = radiation(position)
      const whole = sum + added.sum
      const enough = (atLeast * whole) / cells
      let lowest = (shares[darkest] ?? NaN) + (added.shares[darkest] ?? NaN)
      for (let cell = 0; cell < cells && lowest > enough; cell += 1) {
        const share = (shares[cell] ?? NaN) + (added.shares[cell] ?? NaN)
        if (share < lowest) lowest = share
      }
      return whole > 0 ? (lowest * cells) / whole : 0
    },
  }
}

/**
 * A smoother measure of the same, at most 1: one minus the standard deviation divided by the mean. A move that warms
 * the second-coldest cell also improves it, so that a search is not trapped by a single cell.
 *
 * The square of a sum is the sum of the squares of its terms plus twice their products. The products of the few
 * positions with the present panels are kept up to date, so that scoring one of the few needs no loop over all cells.
 */
export function uniformity({
  radiation,
  productsWithFew,
  cells,
  few,
}: Pick<Candidates, 'radiation' | 'productsWithFew' | 'cells' | 'few'>): Measure {
  const shares = new Float64Array(cells)
  const withFew = new Float64Array(few.length)
  let sum = 0
  let squares = 0
  const product = (one: Float64Array, other: Float64Array) => {
    let products = 0
    for (let cell = 0; cell < cells; cell += 1) products += (one[cell] ?? NaN) * (other[cell] ?? NaN)
    return products
  }
  const change = (position: number, sign: 1 | -1) => {
    const added = radiation(position)
    const products = productsWithFew(position)
    squares += sign * 2 * product(shares, added.shares) + added.squares
    for (let cell = 0; cell < cells; cell += 1)
      shares[cell] = (shares[cell] ?? NaN) + sign * (added.shares[cell] ?? NaN)
    for (let other = 0; other < few.length; other += 1)
      withFew[other] = (withFew[other] ?? NaN) + sign * (products[other] ?? NaN)
    sum += sign * added.sum
  }
  const scoreOf = (whole: number, wholeSquares: number) =>
    whole > 0 ? 1 - Math.sqrt(Math.max(0, (wholeSquares * cells) / (whole * whole) - 1)) : -Infinity
  return {
    add: (position) => change(position, 1),
    remove: (position) => change(position, -1),
    score: () => scoreOf(sum, squares),
    scoreWith: (position, _atLeast, number) => {
      const added = radiation(position)
      const products = number === null ? product(shares, added.shares) : (withFew[number] ?? NaN)
      return scoreOf(sum + added.sum, squares + 2 * products + added.squares)
    },
  }
}
