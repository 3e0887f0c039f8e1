import type { FieldErrors, FormValues } from '@/components/ui/field-props'
import { composeQuoteMessage } from '@/lib/domain/leads/quote-message'
import { formValues } from '@/lib/schemas/form-values'
import { checkStep, quoteRequestSchema, quoteRequestSteps, type QuoteRequest } from '@/lib/schemas/quote-request'

import { checkWith } from '../shared/check-with'
import type { QuoteOrigin } from './quote-origin'

/** What keeps the visitor on one step (0 to 2). */
export function stepErrors(values: FormValues, stepIndex: number): FieldErrors {
  return checkStep(requestIn(values), stepIndex)
}

/** The body to send, or what stands in the way of sending it. */
export function readQuote(values: FormValues, origin: QuoteOrigin) {
  const errors = checkWith(quoteRequestSchema)(requestIn(values))
  if (Object.keys(errors).length > 0) return { ok: false, errors } as const
  return { ok: true, body: inquiry(quoteRequestSchema.parse(requestIn(values)), origin) } as const
}

/**
 * The first step (0 to 2) that holds one of these errors, with its errors alone, under the form's own names;
 * null when no field of the form is to blame.
 */
export function firstFaultyStep(errors: FieldErrors): { stepIndex: number; errors: FieldErrors } | null {
  const named = Object.entries(errors).map(([name, message]) => [FORM_FIELDS[name] ?? name, message] as const)
  for (const [stepIndex, fields] of quoteRequestSteps.entries()) {
    const ofStep = named.filter(([name]) => fields.some((field) => field === name))
    if (ofStep.length > 0) return { stepIndex, errors: Object.fromEntries(ofStep) }
  }
  return null
}

const HONEYPOT = 'website'

/** Where the endpoint's names differ from the form's. */
const FORM_FIELDS: Record<string, string> = { name: 'firstName', message: 'additionalInfo' }

function requestIn(values: FormValues): unknown {
  const entries = Object.entries(values).map(([name, value]): [string, string] => [name, [value].flat()[0] ?? ''])
  return formValues(
    entries.filter(([name]) => name !== HONEYPOT),
    { booleans: ['marketingConsent', 'termsConsent'] },
  )
}

function inquiry(quote: QuoteRequest, { source, location, serviceType }: QuoteOrigin) {
  return {
    name: `${quote.firstName} ${quote.lastName}`,
    email: quote.email,
    phone: quote.phone,
    company: 'Personal',
    message: composeQuoteMessage({ ...quote, source }),
    projectType: quote.projectType,
    source,
    location,
    serviceType,
    termsConsent: quote.termsConsent,
  }
}
