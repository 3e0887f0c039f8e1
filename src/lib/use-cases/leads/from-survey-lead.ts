import {
  BUDGETS,
  CURRENT_HEATING,
  HEATING_CHALLENGES,
  PROPERTY_SIZES,
  PROPERTY_TYPES,
  URGENCIES,
} from '@/lib/domain/leads/quote-options'
import { suspicions } from '@/lib/domain/leads/spam'
import { labelOf } from '@/lib/domain/text/label-of'
import type { SurveyLead } from '@/lib/schemas/survey-lead'

import { compactAnswers } from './compact-answers'
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
    message: input.message ?? '',
    answers: answersOf(input),
    consent: { marketing: input.marketingConsent, terms: input.termsConsent ?? false, form: input.source },
    suspicions: suspicions({
      texts: [input.message ?? ''],
      names: [input.firstName, lastName],
      honeypot: input.website,
      email: input.email,
    }),
    enquiry: { collection: 'survey-leads', row: rowOf(input) },
  }
}

const answersOf = (input: SurveyLead) =>
  compactAnswers({
    Name: `${input.firstName} ${input.lastName ?? ''}`.trim(),
    Email: input.email,
    Phone: input.phone,
    Postcode: input.postcode,
    'Property type': input.propertyType && labelOf(PROPERTY_TYPES, input.propertyType),
    'Property size': input.propertySize && labelOf(PROPERTY_SIZES, input.propertySize),
    'Current heating': input.currentHeating && labelOf(CURRENT_HEATING, input.currentHeating),
    'Heating problems': input.heatingChallenges.map((value) => labelOf(HEATING_CHALLENGES, value)).join(', '),
    'How soon': input.urgency && labelOf(URGENCIES, input.urgency),
    Budget: input.budget && labelOf(BUDGETS, input.budget),
    Message: input.message,
    Location: input.location,
    Service: input.serviceType,
  })

const rowOf = (input: SurveyLead) => ({
  first_name: input.firstName,
  last_name: input.lastName || null,
  email: input.email,
  phone: input.phone,
  postcode: input.postcode ?? null,
  message: input.message ?? null,
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
})
