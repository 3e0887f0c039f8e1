import { askAboutPostcode } from '@/lib/domain/leads/ask-about-postcode'
import { likelyPostcodes, readPostcode } from '@/lib/domain/leads/uk-postcode'
import type { FieldError } from '@/lib/schemas/field-errors'

const textAt = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

/**
 * The values of a form with the postcode that its visitor has confirmed, unless another one was typed after we had asked.
 */
export function withConfirmedPostcode<Values extends object>(values: Values, confirmed: string | null): Values {
  const typed = textAt(values, 'postcode')
  const isMeant = confirmed !== null && typeof typed === 'string' && likelyPostcodes(typed).includes(confirmed)
  return isMeant ? { ...values, postcode: confirmed } : values
}

/** The question to ask about the postcode of an enquiry or an order; null if there is none, or it was confirmed. */
export function postcodeQuestion(input: unknown, confirmed: string | null): FieldError | null {
  const fields = [
    { path: 'postcode', typed: textAt(input, 'postcode') },
    { path: 'quote.postcode', typed: textAt(textAt(input, 'quote'), 'postcode') },
  ]
  for (const { path, typed } of fields) {
    if (typeof typed !== 'string' || isSame(typed, confirmed)) continue
    const message = askAboutPostcode(typed)
    if (message !== null) return { path, message }
  }
  return null
}

function isSame(typed: string, confirmed: string | null): boolean {
  const read = readPostcode(typed)
  return read.ok && read.postcode === confirmed
}
