import type { Candidates } from './candidates'

/** How good some panels are, kept up to date while they are added and removed. More is better. */
export type Measure = {
  add: (place: number) => void
  remove: (place: number) => void
  score: () => number
  /** With one more panel, the `few`th of the few places if it is one; any number below `atLeast` if it is less. */
  scoreWith: (place: number, atLeast: number, few: number | null) => number
}

/**
 * The lowest over the mean share of the view that panels fill, from 0 to 1: the uniformity of lighting (BS EN
 * 12464-1:2021), for radiation. The radiant rise is nearly proportional to that share.
 */
export function evenness({ radiation, cells }: Pick<Candidates, 'radiation' | 'cells'>): Measure {
  const shares = new Float64Array(cells)
  let sum = 0
  let darkest = 0
  const change = (place: number, sign: 1 | -1) => {
    const added = radiation(place)
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
    add: (place) => change(place, 1),
    remove: (place) => change(place, -1),
    score: () => (sum > 0 ? ((shares[darkest] ?? NaN) * cells) / sum : 0),
    scoreWith: (place, atLeast) => {
      const added = radiation(place)
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
 * A smoother measure of the same, at most 1: without the standard deviation over the mean. A move that warms the coldest
 * place but one helps it as well, so a search by it is not caught by a single cell.
 *
 * The squares of a sum are those of its parts and twice their products. Those of the few places with what there is are
 * kept, so that only panels that are moved need all cells.
 */
export function steadiness({
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
  const change = (place: number, sign: 1 | -1) => {
    const added = radiation(place)
    const products = productsWithFew(place)
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
    add: (place) => change(place, 1),
    remove: (place) => change(place, -1),
    score: () => scoreOf(sum, squares),
    scoreWith: (place, _atLeast, number) => {
      const added = radiation(place)
      const products = number === null ? product(shares, added.shares) : (withFew[number] ?? NaN)
      return scoreOf(sum + added.sum, squares + 2 * products + added.squares)
    },
  }
}
