import * as z from 'zod'

import { line } from '../fields'
import { isoDate, text } from '../text'

type Amount = { min: number; max: number; /** As in the API documentation: 'Floor area, m²'. */ is: string }

/** A number within inclusive limits. */
export function amount({ min, max, is }: Amount) {
  const message = `Must be a number from ${min} to ${max}`
  return z.number(message).min(min, message).max(max, message).describe(is)
}

export function whole({ min, max, is }: Amount) {
  const message = `Must be a whole number from ${min} to ${max}`
  return z.int(message).min(min, message).max(max, message).describe(is)
}

/** One of the values in either form of domain list. */
export function oneOf<const Value extends string>(options: readonly (Value | { value: Value })[], is: string) {
  const values = options.map((option) => (typeof option === 'string' ? option : option.value))
  return z.enum(values, `Must be one of: ${values.join(', ')}`).describe(is)
}

/** A strict object. */
export function fieldsOf<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `Unknown: ${issue.keys.map((key) => key.slice(0, 40)).join(', ')}`.slice(0, 200)
        : 'Must be an object',
  })
}

export function listOf<Item extends z.ZodType>(
  item: Item,
  { min = 0, max, is }: { min?: number; max: number; is: string },
) {
  const message = `Must be a list of ${min} to ${max}`
  return z.array(item, message).min(min, message).max(max, message).describe(is)
}

export const flag = (is: string) => z.boolean('Must be true or false').describe(is)

/** An identifier used in working keys. */
export const id = text({ max: 83, wrong: 'Must be a short word' })
  .regex(/^[a-z0-9]{1,20}(?:-[a-z0-9]{1,20}){0,3}$/, 'Must be lower-case letters, digits and hyphens')
  .describe("A word of the keys in the working: 'lounge'")

export const name = line({ max: 80 }).describe("As it is read in the working: 'the lounge'")

/** A calendar date. */
export const day = isoDate('Must be a day like 2026-11-20')

/** Reports every item whose id occurs earlier in the list. */
export function repeatedIds(items: readonly { id: string }[], report: (index: number, message: string) => void): void {
  const seen = new Set<string>()
  items.forEach(({ id }, index) => {
    if (seen.has(id)) report(index, 'Must differ from the ids before it')
    seen.add(id)
  })
}

export function numberIn<const Value extends number>(values: readonly Value[], is: string) {
  return z.literal(values, `Must be one of: ${values.join(', ')}`).describe(is)
}
