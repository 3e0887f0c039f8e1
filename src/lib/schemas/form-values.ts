/** Fields that are not plain text: checkboxes that mean true, and fields whose key may be repeated. */
export type FormShape = { booleans?: readonly string[]; lists?: readonly string[] }

export const contactInquiryForm: FormShape = { booleans: ['termsConsent'] }
export const surveyLeadForm: FormShape = {
  booleans: ['marketingConsent', 'termsConsent'],
  lists: ['heatingChallenges'],
}

/** Forms whose only box is the one for offers and news. */
export const consentForm: FormShape = { booleans: ['marketingConsent'] }

export const resultRequestForm: FormShape = { booleans: ['solar', 'marketingConsent'] }

/**
 * Turns the entries of a submitted HTML form into the JSON shape the schemas expect. Blank fields are left out;
 * of a repeated key that is not a list the last entry counts. Unknown keys are kept, for the schema to refuse.
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
