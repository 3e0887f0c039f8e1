import { suspicions } from '@/lib/domain/leads/spam'
import { answersOf } from '@/lib/forms/answers-of'
import { compactAnswers } from '@/lib/forms/compact-answers'
import { QUOTE_REQUEST_FIELDS } from '@/lib/forms/quote-request'
import type { SurveyLead } from '@/lib/schemas/survey-lead'

import type { LeadSubmission } from './lead-submission'

export function fromSurveyLead(input: SurveyLead): LeadSubmission {
  const lastName = input.lastName ?? ''
  return {
    kind: 'quote-request',
    source: input.source,
    firstName: input.firstName,
    lastName,
    email: input.email,
    phone: input.phone,
    postcode: input.postcode ?? null,
    message: input.message,
    answers: [
      ...answersOf(QUOTE_REQUEST_FIELDS, input),
      ...compactAnswers({ Location: input.location, Service: input.serviceType }),
    ],
    consent: { marketing: input.marketingConsent, terms: input.termsConsent ?? false, form: input.source },
    suspicions: suspicions({
      texts: [input.message],
      names: [input.firstName, lastName],
      honeypot: input.website,
      email: input.email,
    }),
    enquiry: {
      collection: 'survey-leads',
      row: {
        first_name: input.firstName,
        last_name: lastName || null,
        email: input.email,
        phone: input.phone,
        postcode: input.postcode ?? null,
        message: input.message || null,
        property_type: input.propertyType ?? null,
        property_size: input.propertySize ?? null,
        current_heating: input.currentHeating ?? null,
        heating_challenges: input.heatingChallenges,
        urgency: input.urgency ?? null,
        budget: input.budget ?? null,
        marketing_consent: input.marketingConsent,
        source: input.source,
        lead_type: input.leadType,
        lead_status: 'new',
      },
    },
  }
}
