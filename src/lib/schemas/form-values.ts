import type { Field, Fields } from '@/lib/forms/field'

/** Fields other than plain text: checkboxes for booleans, and repeated keys for lists. */
export type FormShape = { booleans?: readonly string[]; lists?: readonly string[] }

export const contactInquiryForm: FormShape = { booleans: ['termsConsent'] }
export const surveyLeadForm: FormShape = {
  booleans: ['marketingConsent', 'termsConsent'],
  lists: ['heatingChallenges'],
}

/** What the fields of a table are. */
export function formShape(fields: Fields): FormShape {
  const namesOf = (...types: Field['type'][]) =>
    Object.entries(fields).flatMap(([name, { type }]) => (types.includes(type) ? [name] : []))
  return { booleans: namesOf('marketing-consent', 'terms'), lists: namesOf('checkboxes') }
}

export const configurationForm: FormShape = { booleans: ['warrantyExtension', 'maintenancePlan'] }

export const checkoutForm: FormShape = { lists: ['lines'] }

export const estimateEmailForm: FormShape = { booleans: ['solar', 'marketingConsent'] }

/**
 * Converts HTML form entries to the JSON shape of the schemas. Blank fields are omitted, and the last value of a
 * repeated key wins unless it is a list. Unknown keys are kept for the schema to reject.
 */
export function formValues(form: Iterable<[string, string]>, shape: FormShape = {}): Record<string, unknown> {
  const values = new Map<string, unknown>()
  const lists = new Map<string, string[]>()
  for (const [key, text] of form) {
    if (text.trim() === '') continue
    if (shape.lists?.includes(key)) lists.set(key, [...(lists.get(key) ?? []), text])
    else values.set(key, shape.booleans?.includes(key) ? isTicked(text) : text)
  }
  return Object.fromEntries([...values, ...lists])
}

function isTicked(text: string): boolean {
  return text === 'on' || text === 'true'
}
