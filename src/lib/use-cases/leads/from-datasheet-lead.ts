import { PROJECT_TYPES, PROPERTY_SIZES, TIMEFRAMES } from '@/lib/domain/leads/quote-options'
import { suspicions } from '@/lib/domain/leads/spam'
import { splitName } from '@/lib/domain/leads/split-name'
import { labelOf } from '@/lib/domain/text/label-of'
import type { DatasheetLead } from '@/lib/schemas/datasheet-lead'

import { compactAnswers } from './compact-answers'
import type { LeadSubmission } from './lead-submission'

const FORM = 'datasheet-form'

export function fromDatasheetLead(input: DatasheetLead): LeadSubmission {
  const { firstName, lastName } = splitName(input.name)
  return {
    kind: 'datasheet',
    source: FORM,
    firstName,
    lastName,
    email: input.email,
    phone: input.phone,
    postcode: null,
    message: input.message ?? '',
    answers: compactAnswers({
      Name: input.name,
      Email: input.email,
      Phone: input.phone,
      Company: input.company,
      'Job title': input.jobTitle,
      'Project type': labelOf(PROJECT_TYPES, input.projectType),
      'Property size': input.propertySize && labelOf(PROPERTY_SIZES, input.propertySize),
      Timeframe: labelOf(TIMEFRAMES, input.timeframe),
      Message: input.message,
    }),
    consent: { marketing: input.marketingConsent, terms: false, form: FORM },
    suspicions: suspicions({
      texts: [input.message ?? '', input.company ?? '', input.jobTitle ?? ''],
      names: [firstName, lastName],
      honeypot: input.website,
      email: input.email,
    }),
    enquiry: {
      collection: 'datasheet-leads',
      row: {
        name: input.name,
        email: input.email,
        phone: input.phone,
        company: input.company ?? null,
        job_title: input.jobTitle ?? null,
        project_type: input.projectType,
        property_size: input.propertySize ?? null,
        timeframe: input.timeframe,
        message: input.message ?? null,
        marketing_consent: input.marketingConsent,
      },
    },
  }
}
