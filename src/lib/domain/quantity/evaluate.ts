import type { Quantity } from './quantity'

/** All quantities behind the roots, each once, in topological order. */
export function inOrder(roots: readonly Quantity[]): Quantity[] {
  const seen = new Map<string, Quantity>()
  const visit = (quantity: Quantity) => {
    const earlier = seen.get(quantity.key)
    if (earlier) {
      if (earlier !== quantity && earlier.value !== quantity.value)
        throw new Error(`Two quantities share the key "${quantity.key}"`)
      return
    }
    quantity.inputs.forEach(visit)
    seen.set(quantity.key, quantity)
  }
  roots.forEach(visit)
  return [...seen.values()]
}

/** Values of quantities by key. */
export type Overrides = Readonly<Record<string, number>>

/**
 * Prepares a calculation for re-evaluation with other values for some of its quantities; derived ones are not computed
 * then. Each run costs one call of `compute` for each of the others.
 */
export function evaluator(roots: readonly Quantity[]): (overrides: Overrides) => number[] {
  const order = inOrder(roots)
  const indexOf = new Map(order.map(({ key }, index) => [key, index]))
  const at = ({ key }: Quantity) => indexOf.get(key) ?? NaN
  const steps = order.map(({ key, value, compute, inputs }) => ({ key, value, compute, from: inputs.map(at) }))
  const rootIndexes = roots.map(at)
  return (overrides) => {
    const values: number[] = []
    for (const { key, value, compute, from } of steps) {
      values.push(overrides[key] ?? (compute ? compute(...from.map((index) => values[index] ?? NaN)) : value))
    }
    return rootIndexes.map((index) => values[index] ?? NaN)
  }
}
