import { type QuoteText, readQuoteMessage } from '@/lib/domain/leads/quote-message'
import { suspicions } from '@/lib/domain/leads/spam'
import { splitName } from '@/lib/domain/leads/split-name'
import { readPostcode } from '@/lib/domain/leads/uk-postcode'
import { compactAnswers } from '@/lib/forms/compact-answers'
import { quoteAnswers } from '@/lib/forms/quote'
import type { ContactInquiry } from '@/lib/schemas/contact-inquiry'

import type { EnquiryColumns, LeadSubmission } from './lead-submission'

/** The quote dialog's payload; a quote request without its structured form is parsed from the text. */
export function fromContactInquiry(input: ContactInquiry): LeadSubmission {
  const quote = quoteIn(input)
  const { firstName, lastName } = input.quote ?? splitName(input.name)
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
    answers: compactAnswers({
      Name: input.name,
      Email: input.email,
      Phone: input.phone,
      Company: input.company === 'Personal' ? '' : input.company,
      ...(quote
        ? { ...quote.answers, 'Anything else': quote.additionalInfo }
        : { 'Project type': input.projectType, Message: input.message }),
      Location: input.location,
      Service: input.serviceType,
    }),
    consent: {
      marketing: quote?.marketingConsent ?? false,
      terms: (input.quote ?? input).termsConsent ?? false,
      form: 'quote-dialog',
    },
    suspicions: suspicions({
      texts: textsOf(input),
      names: [firstName, lastName],
      honeypot: input.website,
      email: input.email,
    }),
    enquiry: { collection: 'contact-inquiries', row: rowOf(input, { firstName, lastName, quote }) },
  }
}

type Read = { firstName: string; lastName: string; quote: QuoteText | null }

const rowOf = (input: ContactInquiry, { firstName, lastName, quote }: Read): EnquiryColumns<'contact-inquiries'> => ({
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
  quote: input.quote ?? null,
})

function quoteIn({ quote, message, source }: ContactInquiry): QuoteText | null {
  if (!quote) return readQuoteMessage(message)
  const { postcode, additionalInfo, marketingConsent } = quote
  return { source, answers: quoteAnswers(quote), postcode, additionalInfo, marketingConsent }
}

/** The text in the structured form is checked only if it is not already part of the message. */
function textsOf({ quote, message }: ContactInquiry): string[] {
  return !quote || message.includes(quote.additionalInfo) ? [message] : [message, quote.additionalInfo]
}
