import { suspicions } from '@/lib/domain/leads/spam'
import { splitName } from '@/lib/domain/leads/split-name'
import { answersOf } from '@/lib/forms/answers-of'
import { DATASHEET_FIELDS } from '@/lib/forms/datasheet'
import type { DatasheetLead } from '@/lib/schemas/datasheet-lead'

import type { LeadSubmission } from './lead-submission'

const FORM = 'datasheet-form'
/** Staff read the size of the property before the timeframe. */
const FIRST = ['name', 'email', 'phone', 'company', 'jobTitle', 'projectType', 'propertySize'] as const

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
    message: input.message,
    answers: answersOf(DATASHEET_FIELDS, input, FIRST),
    consent: { marketing: input.marketingConsent, terms: false, form: FORM },
    suspicions: suspicions({
      texts: [input.message, input.company ?? '', input.jobTitle ?? ''],
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
        message: input.message || null,
        marketing_consent: input.marketingConsent,
      },
    },
  }
}
