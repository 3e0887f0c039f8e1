import { CONTACT_TOPICS } from '@/lib/domain/leads/contact-topics'
import { endpoints } from '@/lib/routing/endpoints'

import { EMAIL, FIRST_NAME, LAST_NAME, OPTIONAL_PHONE } from './common-fields'
import type { Fields } from './field'
import type { TableForm } from './form'

export const CONTACT_FIELDS = {
  firstName: { ...FIRST_NAME, lengthMin: 1, message: 'firstNameMissing' },
  lastName: { ...LAST_NAME, lengthMin: 1, message: 'lastNameMissing' },
  email: EMAIL,
  phone: { ...OPTIONAL_PHONE, hint: 'Leave a number if you’d prefer a call', width: 'aligned' },
  projectType: {
    type: 'select',
    label: 'What is it about?',
    answer: 'Project type',
    options: CONTACT_TOPICS,
    isOpen: true,
    policy: 'subject',
    width: 'aligned',
  },
  details: { type: 'paragraphs', label: 'Details', policy: 'message', width: 'full' },
} as const satisfies Fields

export const CONTACT_FORM = {
  formId: 'contact',
  draft: 'contact-draft',
  action: endpoints.contact,
  submitLabel: 'Send message',
  fields: CONTACT_FIELDS,
  told: {
    unsent: 'Your message has not been sent.',
    sent: 'Message Sent Successfully',
    failed: 'An error occurred while processing your request. Please try again.',
  },
} satisfies TableForm
