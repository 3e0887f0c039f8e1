import type { Overrides } from './evaluate'
import type { Quantity, Source } from './quantity'

type Changes = { changes: Overrides; source: Source }

/**
 * Re-evaluates a calculation with other values for some given quantities, which take `source`, lose their spread and
 * keep the original as `insteadOf`. Accepts any structure of objects and arrays, and returns the same structure.
 * Unaffected quantities are kept as they are.
 */
export function withChanges<Structure>(structure: Structure, { changes, source }: Changes): Structure {
  const doneByKey = new Map<string, Quantity>()
  const changed = (quantity: Quantity): Quantity => {
    const done = doneByKey.get(quantity.key) ?? rebuilt(quantity)
    doneByKey.set(quantity.key, done)
    return done
  }
  const rebuilt = (quantity: Quantity): Quantity => {
    const { key, compute, value, spread, source: before, insteadOf, ...rest } = quantity
    if (!compute) {
      const own = changes[key]
      return own === undefined
        ? quantity
        : {
            ...rest,
            key,
            value: own,
            source,
            insteadOf: insteadOf ?? { value, ...(before && { source: before }), ...(spread && { spread }) },
          }
    }
    const inputs = quantity.inputs.map(changed)
    if (inputs.every((input, index) => input === quantity.inputs[index])) return quantity
    return { ...quantity, inputs, value: compute(...inputs.map(({ value }) => value)) }
  }
  const visit = (node: unknown): unknown => {
    if (isQuantity(node)) return changed(node)
    if (Array.isArray(node)) return node.map(visit)
    if (typeof node !== 'object' || node === null) return node
    return Object.fromEntries(Object.entries(node).map(([name, inner]) => [name, visit(inner)]))
  }
  return visit(structure) as Structure // quantities were replaced only by quantities
}

function isQuantity(node: unknown): node is Quantity {
  return typeof node === 'object' && node !== null && 'key' in node && 'value' in node && 'inputs' in node
}
