import { CONTACT_TOPICS } from '@/lib/domain/leads/contact-topics'
import { dataRequestDueAt, isDataSource } from '@/lib/domain/leads/data-requests'
import { suspicions } from '@/lib/domain/leads/spam'
import { labelOf } from '@/lib/domain/text/label-of'
import { answersOf } from '@/lib/forms/answers-of'
import { CONTACT_FIELDS } from '@/lib/forms/contact'
import type { Contact } from '@/lib/schemas/contact'

import type { LeadSubmission } from './lead-submission'

/** A message. A complaint or a request about data has its own source and deadline. */
export function fromContact(input: Contact, receivedAt: Date): LeadSubmission {
  const { projectType } = input
  const source = isDataSource(projectType) ? projectType : null
  const topic = projectType && labelOf(CONTACT_TOPICS, projectType)
  return {
    kind: 'contact',
    source: source ?? 'contact-form',
    ...(source && { dueAt: dataRequestDueAt(source, receivedAt) }),
    firstName: input.firstName,
    lastName: input.lastName,
    email: input.email,
    phone: input.phone ?? null,
    postcode: null,
    message: input.details,
    answers: answersOf(CONTACT_FIELDS, input),
    consent: { marketing: false, terms: false, form: 'contact-form' },
    suspicions: suspicions({
      texts: [input.details],
      names: [input.firstName, input.lastName],
      honeypot: input.website,
      email: input.email,
    }),
    enquiry: {
      collection: 'contact-inquiries',
      row: {
        first_name: input.firstName,
        last_name: input.lastName,
        email: input.email,
        phone: input.phone ?? null,
        subject: topic ?? null,
        project_type: projectType ?? null,
        details: input.details || null,
        source: 'contact-form',
      },
    },
  }
}
