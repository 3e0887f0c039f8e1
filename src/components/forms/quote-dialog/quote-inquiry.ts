import { quoteText } from '@/lib/forms/quote'
import { QUOTE_VERSION } from '@/lib/schemas/quote-payload'
import { quoteRequestSchema } from '@/lib/schemas/quote-request'

import type { QuoteOrigin } from './quote-origin'

export { quoteRequestSchema }

/** The request body for valid answers: as text for people and, for programs, structured. */
export function inquiryOf(answers: unknown, origin: QuoteOrigin & { calculation?: string }) {
  const { website, ...quote } = quoteRequestSchema.parse(answers)
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
    website,
  }
}
