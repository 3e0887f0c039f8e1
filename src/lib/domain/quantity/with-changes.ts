import type { Overrides } from './evaluate'
import type { Quantity, Source } from './quantity'

type Changes = { changes: Overrides; source: Source }

/**
 * The same calculation with other values for some of its given quantities: whoever changed them vouches for them, so
 * `source` takes the place of theirs, their spread is gone, and what stood there is `insteadOf`. Takes quantities in any arrangement of objects and lists
 * and gives back the same arrangement. Quantities that do not depend on a change are left as they are.
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
  return visit(arrangement) as Arrangement // only quantities were replaced, by quantities
}

function isQuantity(part: unknown): part is Quantity {
  return typeof part === 'object' && part !== null && 'key' in part && 'value' in part && 'inputs' in part
}
