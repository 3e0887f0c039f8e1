import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import * as z from 'zod'

import type { FieldErrors, FormValues } from '@/components/ui/field-props'
import { QUOTE_STEPS, type QuoteAnswers, quoteStepFields, quoteText } from '@/lib/forms/quote'
import { formValues } from '@/lib/schemas/form-values'
import { QUOTE_VERSION } from '@/lib/schemas/quote-payload'
import { quoteRequestSchema } from '@/lib/schemas/quote-request'

import type { QuoteOrigin } from './quote-origin'

/** Validates the form's text with the schema that the server uses. */
export const resolveQuote: Resolver<FormValues, unknown, QuoteAnswers> = zodResolver(
  z.preprocess((values: FormValues) => requestIn(values), quoteRequestSchema),
)

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

/** An unticked checkbox is `false`, every other field is text. */
function requestIn(values: FormValues): Record<string, unknown> {
  const entries = Object.entries(values).map(([name, value]): [string, string] => [name, String(value)])
  return formValues(entries, { booleans: ['marketingConsent', 'termsConsent'] })
}

/** The request body: as text for people and, for programs, structured. */
export function inquiryOf(quote: QuoteAnswers, origin: QuoteOrigin & { calculation?: string }) {
  const { source, location, serviceType, calculation } = origin
  return {
    name: `${quote.firstName} ${quote.lastName}`,
    email: quote.email,
    phone: quote.phone,
    company: 'Personal',
    message: quoteText({ ...quote, source }),
    projectType: quote.projectType,
    source,
    location,
    serviceType,
    termsConsent: quote.termsConsent,
    quote: { version: QUOTE_VERSION, ...quote, calculation },
  }
}
