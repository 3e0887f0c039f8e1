import { readPostcode } from '@/lib/domain/contact/uk-postcode'
import {
  BUDGETS,
  CURRENT_HEATING,
  PROJECT_TYPES,
  PROPERTY_SIZES,
  PROPERTY_TYPES,
  TIMEFRAMES,
} from '@/lib/domain/leads/quote-options'
import { readQuoteMessage, type QuoteDetails } from '@/lib/domain/leads/quote-message'
import { splitName } from '@/lib/domain/leads/split-name'
import { suspicions } from '@/lib/domain/leads/spam'
import { labelOf } from '@/lib/domain/text/label-of'
import type { ContactInquiry } from '@/lib/schemas/contact-inquiry'

import { answered } from './answered'
import type { LeadSubmission } from './lead-submission'

/** The quote dialog's payload, with the quote read back out of its message when it holds one. */
export function fromContactInquiry(input: ContactInquiry): LeadSubmission {
  const quote = readQuoteMessage(input.message)
  const { firstName, lastName } = splitName(input.name)
  const postcode = quote && readPostcode(quote.postcode)
  return {
    kind: quote ? 'quote' : 'contact',
    source: input.source,
    firstName,
    lastName,
    email: input.email,
    phone: input.phone,
    postcode: postcode?.ok ? postcode.postcode : null,
    message: quote ? quote.additionalInfo : input.message,
    answers: answered({
      Name: input.name,
      'E-mail': input.email,
      Phone: input.phone,
      Company: input.company === 'Personal' ? '' : input.company,
      ...(quote ? quoteAnswers(quote) : { 'Project type': input.projectType, Message: input.message }),
      Location: input.location,
      Service: input.serviceType,
    }),
    consent: { marketing: quote?.marketingConsent ?? false, terms: input.termsConsent ?? false, form: 'quote-dialog' },
    suspicions: suspicions({
      texts: [input.message],
      names: [firstName, lastName],
      honeypot: input.website,
      email: input.email,
    }),
    enquiry: {
      collection: 'contact-inquiries',
      row: {
        first_name: firstName,
        last_name: lastName,
        email: input.email,
        phone: input.phone,
        company: input.company,
        subject: quote ? `Quote Request - ${quote.source}` : null,
        project_type: input.projectType ?? null,
        details: input.message,
        source: input.source,
        location: input.location ?? null,
        service_type: input.serviceType ?? null,
      },
    },
  }
}

function quoteAnswers(quote: QuoteDetails): Record<string, string> {
  return {
    'Property type': labelOf(PROPERTY_TYPES, quote.propertyType),
    'Property size': labelOf(PROPERTY_SIZES, quote.propertySize),
    'Current heating': labelOf(CURRENT_HEATING, quote.currentHeating),
    'Project type': labelOf(PROJECT_TYPES, quote.projectType),
    Timeframe: labelOf(TIMEFRAMES, quote.timeframe),
    Budget: labelOf(BUDGETS, quote.budget),
    Postcode: quote.postcode,
    'Anything else': quote.additionalInfo,
  }
}
