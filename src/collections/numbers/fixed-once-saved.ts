import type { SelectFieldSingleValidation } from 'payload'
import { select } from 'payload/shared'

/** A choice that stands once it is saved: another number is another document. */
export const fixedOnceSaved: SelectFieldSingleValidation = (value, options) => {
  const { operation, previousValue } = options
  const isOther = operation === 'update' && typeof previousValue === 'string' && previousValue !== value
  return isOther ? 'This stands once it is saved. Enter another one instead.' : select(value, options)
}
