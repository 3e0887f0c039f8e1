import type { Overrides } from './evaluate'
import type { Quantity, Source } from './quantity'

type Changes = { changes: Overrides; source: Source }

/**
 * Re-evaluates a calculation with other values for some given quantities, which take `source`, lose their spread and
 * keep the original as `insteadOf`. Accepts any structure of objects and arrays, and returns the same structure.
 * Unaffected quantities are kept as they are.
 */
export function withChanges<Arrangement>(arrangement: Arrangement, { changes, source }: Changes): Arrangement {
  const known = new Map<string, Quantity>()
  const changed = (quantity: Quantity): Quantity => {
    const done = known.get(quantity.key) ?? rebuilt(quantity)
    known.set(quantity.key, done)
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
    if (inputs.every((input, place) => input === quantity.inputs[place])) return quantity
    return { ...quantity, inputs, value: compute(...inputs.map(({ value }) => value)) }
  }
  const visit = (part: unknown): unknown => {
    if (isQuantity(part)) return changed(part)
    if (Array.isArray(part)) return part.map(visit)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, visit(inner)]))
  }
  return visit(arrangement) as Arrangement // quantities were replaced only by quantities
}

function isQuantity(part: unknown): part is Quantity {
  return typeof part === 'object' && part !== null && 'key' in part && 'value' in part && 'inputs' in part
}
