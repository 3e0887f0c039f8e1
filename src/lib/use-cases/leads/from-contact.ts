import { suspicions } from '@/lib/domain/leads/spam'
import type { Contact } from '@/lib/schemas/contact'

import { answered } from './answered'
import type { LeadSubmission } from './lead-submission'

export function fromContact(input: Contact): LeadSubmission {
  return {
    kind: 'contact',
    source: 'contact-form',
    firstName: input.firstName,
    lastName: input.lastName,
    email: input.email,
    phone: input.phone,
    postcode: null,
    message: input.details ?? '',
    answers: answered({
      Name: `${input.firstName} ${input.lastName}`,
      'E-mail': input.email,
      Phone: input.phone,
      'Project type': input.projectType,
      Details: input.details,
    }),
    consent: { marketing: false, terms: false, form: 'contact-form' },
    suspicions: suspicions({
      texts: [input.details ?? ''],
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
        phone: input.phone,
        project_type: input.projectType,
        details: input.details,
        source: 'contact-form',
      },
    },
  }
}
