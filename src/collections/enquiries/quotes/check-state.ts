import type { SelectFieldSingleValidation } from 'payload'
import { select } from 'payload/shared'

import { isEditable, mayMove, type QuoteState } from '@/lib/domain/quotes/quote-states'

/** In the form, a quote can only move between the states in which it is being written: it is sent with the button. */
export const checkState: SelectFieldSingleValidation = (value, options) => {
  const valid = select(value, options)
  const { operation, previousValue } = options
  if (valid !== true || operation !== 'update' || previousValue === value) return valid
  const [from, to] = [previousValue, value] as [QuoteState, QuoteState] // both are among its options
  return isEditable(to) && mayMove({ from, to, by: 'staff' })
    ? true
    : 'Send the quote with the button below. The customer accepts or declines it.'
}
