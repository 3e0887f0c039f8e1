import type { Radiation } from './evenness'

type ProductsInput = { few: readonly number[]; radiation: (position: number) => Radiation; cells: number }

/**
 * Multiplies the radiation of a position to a cell by that of each of a few positions, and sums the products over all
 * cells. Results are cached.
 */
export function radiationProducts({ few, radiation, cells }: ProductsInput): (position: number) => Float64Array {
  const cached = new Map<number, Float64Array>()
  const nothing = new Float64Array(cells)
  const shares = few.map((position) => radiation(position).shares)
  const productsOf = (position: number) => {
    const own = radiation(position).shares
    const products = new Float64Array(few.length)
    for (let at = 0; at < few.length; at += 4) addFour({ own, others: shares, nothing, products, at })
    return products
  }
  return (position) => {
    const products = cached.get(position) ?? productsOf(position)
    cached.set(position, products)
    return products
  }
}

type Adding = {
  own: Float64Array
  others: readonly Float64Array[]
  nothing: Float64Array
  products: Float64Array
  at: number
}

/** Four products at a time, so that an addition to one need not wait for that to another. */
function addFour({ own, others, nothing, products, at }: Adding): void {
  const first = others[at] ?? nothing
  const second = others[at + 1] ?? nothing
  const third = others[at + 2] ?? nothing
  const fourth = others[at + 3] ?? nothing
  let a = 0
  let b = 0
  let c = 0
  let d = 0
  for (let cell = 0; cell < own.length; cell += 1) {
    const share = own[cell] ?? NaN
    a += share * (first[cell] ?? NaN)
    b += share * (second[cell] ?? NaN)
    c += share * (third[cell] ?? NaN)
    d += share * (fourth[cell] ?? NaN)
  }
  products[at] = a
  // A write beyond the end of a typed array is ignored.
  products[at + 1] = b
  products[at + 2] = c
  products[at + 3] = d
}
