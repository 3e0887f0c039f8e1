import { inOrder } from './evaluate'
import type { Quantity } from './quantity'

/** One value for each draw. */
export type Column = Float64Array

type Draws = {
  roots: readonly Quantity[]
  /** Fills the column with the values of a given quantity; false where it keeps its own. Asked in the order of `inOrder`. */
  draw: (quantity: Quantity, column: Column) => boolean
  count: number
}

/**
 * The values of the roots in many draws at once. Goes through the calculation once, a column of draws at a time, and
 * leaves alone what no draw changes: many times faster than as many runs of an `evaluator`, with the same values. A
 * column that nothing else rests on serves again: memory costs as much as the sums.
 */
export function evaluateMany({ roots, draw, count }: Draws): Column[] {
  const order = inOrder(roots)
  const lastUse = lastUses(order, roots)
  const columns = new Map<string, Column>()
  const spare: Column[] = []
  const blank = () => spare.pop() ?? new Float64Array(count)
  const columnOf = ({ key, value }: Quantity): Column => {
    const known = columns.get(key)
    if (known) return known
    const constant = blank().fill(value)
    columns.set(key, constant)
    return constant
  }
  const changed = new Set<string>()
  order.forEach((quantity, place) => {
    const { key, inputs, compute } = quantity
    const column = blank()
    if (compute && inputs.some((input) => changed.has(input.key)))
      computeColumn({ compute, inputs: inputs.map(columnOf), column })
    else if (compute || !draw(quantity, column)) return spare.push(column)
    changed.add(key)
    columns.set(key, column)
    for (const input of inputs) {
      const used = lastUse.get(input.key) === place && columns.get(input.key)
      if (used && columns.delete(input.key)) spare.push(used)
    }
  })
  return roots.map(columnOf)
}

/** The place in the order of the last that rests on each quantity; nowhere for the roots, whose columns are kept. */
function lastUses(order: readonly Quantity[], roots: readonly Quantity[]): Map<string, number> {
  const places = new Map<string, number>()
  order.forEach(({ inputs }, place) => inputs.forEach(({ key }) => places.set(key, place)))
  for (const { key } of roots) places.delete(key)
  return places
}

type Computed = { compute: (...inputs: number[]) => number; inputs: readonly Column[]; column: Column }

/** Calls with one, two and three inputs are spelt out, because most are and spreading arguments takes several times as long. */
function computeColumn({ compute, inputs, column }: Computed): void {
  const count = column.length
  const [a, b, c, d] = inputs
  if (a && !b) for (let draw = 0; draw < count; draw++) column[draw] = compute(a[draw] ?? NaN)
  else if (a && b && !c) for (let draw = 0; draw < count; draw++) column[draw] = compute(a[draw] ?? NaN, b[draw] ?? NaN)
  else if (a && b && c && !d)
    for (let draw = 0; draw < count; draw++) column[draw] = compute(a[draw] ?? NaN, b[draw] ?? NaN, c[draw] ?? NaN)
  else {
    const values = inputs.map(() => 0)
    for (let draw = 0; draw < count; draw++) {
      inputs.forEach((input, place) => (values[place] = input[draw] ?? NaN))
      column[draw] = compute(...values)
    }
  }
}
