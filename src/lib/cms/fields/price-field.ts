import type { NumberFieldSingleValidation } from 'payload'
import { number } from 'payload/shared'

import { required } from './validators'

type Price = { name: string; label: string; description?: string; requiredMessage?: string }

/** Pounds with at most two decimals, from 0 to below 100,000,000: the range of a decimal(10,2) column. */
export function priceField({ name, label, description, requiredMessage }: Price) {
  return {
    name,
    type: 'number' as const,
    label,
    required: requiredMessage !== undefined,
    min: 0,
    validate: requiredMessage === undefined ? checkPrice : required(requiredMessage, checkPrice),
    admin: { step: 0.01, description: description ?? 'In pounds, for example 289.00.' },
  }
}

const LIMIT_POUNDS = 100_000_000

/** Exported for its test. */
export const checkPrice: NumberFieldSingleValidation = (value, options) => {
  if (typeof value !== 'number') return number(value, options)
  if (value >= LIMIT_POUNDS) return 'Enter an amount below 100,000,000'
  if (Number(value.toFixed(2)) !== value) return 'Enter pounds and pence, with at most two decimal places'
  return number(value, options)
}
