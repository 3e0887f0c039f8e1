import type { Radiation } from './evenness'

type Asked = { few: readonly number[]; radiation: (place: number) => Radiation; cells: number }

/** What a place radiates to a cell times what each of a few places does, summed over all cells. Kept once worked out. */
export function productsWith({ few, radiation, cells }: Asked): (place: number) => Float64Array {
  const known = new Map<number, Float64Array>()
  const nothing = new Float64Array(cells)
  const shares = few.map((place) => radiation(place).shares)
  const worked = (place: number) => {
    const own = radiation(place).shares
    const products = new Float64Array(few.length)
    for (let at = 0; at < few.length; at += 4) addFour({ own, others: shares, nothing, products, at })
    return products
  }
  return (place) => {
    const products = known.get(place) ?? worked(place)
    known.set(place, products)
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

/** Four products at a time: an addition to one need not wait for that to another. */
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
  // What is beyond the last is not kept.
  products[at + 1] = b
  products[at + 2] = c
  products[at + 3] = d
}
