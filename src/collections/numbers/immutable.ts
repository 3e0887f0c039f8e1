import type { SelectFieldSingleValidation } from 'payload'
import { select } from 'payload/shared'

/** Prevents changes after the first save: a different number needs its own document. */
export const immutable: SelectFieldSingleValidation = (value, options) => {
  const { operation, previousValue } = options
  const isOther = operation === 'update' && typeof previousValue === 'string' && previousValue !== value
  return isOther ? 'This cannot be changed once it is saved. Create another one instead.' : select(value, options)
}
