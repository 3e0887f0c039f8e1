import type { FieldErrors } from '@/components/ui/field-props'
import { QUOTE_STEPS, quoteStepFields } from '@/lib/forms/quote'

/**
 * The first step (0 to 2) that has one of these errors, with only its errors, under the form's field names; null if no
 * field of the form has an error.
 */
export function firstFaultyStep(errors: FieldErrors): { stepIndex: number; errors: FieldErrors } | null {
  const named = Object.entries(errors).map(([path, message]) => {
    const name = path.replace(/^quote\./, '')
    return [FORM_FIELDS[name] ?? name, message] as const
  })
  for (const [stepIndex, step] of QUOTE_STEPS.entries()) {
    const ofStep = named.filter(([name]) => quoteStepFields(step).some((field) => field === name))
    if (ofStep.length > 0) return { stepIndex, errors: Object.fromEntries(ofStep) }
  }
  return null
}

/** Where the endpoint's field names differ from the form's. */
const FORM_FIELDS: Record<string, string> = { name: 'firstName', message: 'additionalInfo' }
