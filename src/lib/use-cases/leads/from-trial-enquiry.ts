import { SAMPLE_LEADS } from '@/lib/domain/leads/samples'
import { contactSchema } from '@/lib/schemas/contact'

import { fromContact } from './from-contact'
import type { LeadSubmission } from './lead-submission'

/** An invented message, on its way through the site like that of a visitor, and marked as a sample. */
export function fromTrialEnquiry(receivedAt: Date): LeadSubmission {
  const sample = SAMPLE_LEADS.find(({ source }) => source === 'contact-form')
  if (!sample) throw new Error('No sample is a message')
  const { firstName, lastName, phone, message } = sample
  const input = contactSchema.parse({
    firstName,
    lastName,
    email: `${firstName}.${lastName}@example.com`.toLowerCase(),
    phone,
    details: message,
  })
  return { ...fromContact(input, receivedAt), isSample: true }
}
