import type { ArrayFieldValidation, NumberFieldSingleValidation } from 'payload'
import { array, number } from 'payload/shared'

import { linesOf, type StoredQuote } from '@/lib/calculators/quote/stored-quote'
import { DISCOUNT_PERCENT_MAX, discountPercent } from '@/lib/domain/quotes/quote-lines'

const percentOf = (lines: unknown) => discountPercent(linesOf({ lines: lines as StoredQuote['lines'] })) // rows of this field

/** Refuses discounts of more than everything, and large ones by anybody but an admin, unless an admin has given them. */
export const checkLines: ArrayFieldValidation = (value, options) => {
  const percent = percentOf(value)
  const { user } = options.req
  if (percent > 100) return 'The discounts are more than the other lines.'
  if (user && user.role !== 'admin' && percent > DISCOUNT_PERCENT_MAX && percent > percentOf(options.previousValue))
    return `Discounts of more than ${DISCOUNT_PERCENT_MAX}% need an admin. These are ${percent.toFixed(1)}%.`
  return array(value, options)
}

export const wholeNumber: NumberFieldSingleValidation = (value, options) =>
  typeof value === 'number' && !Number.isInteger(value) ? 'Enter a whole number' : number(value, options)
