import { DATA_ASKS } from '@/lib/domain/leads/data-requests'
import { endpoints } from '@/lib/routing/endpoints'

import { FULL_NAME, OPTIONAL_PHONE, POSTCODE } from './common-fields'
import type { Fields } from './field'
import type { TableForm } from './form'

/** For those whose email address we do not have, or who ask for what the page of their data does not do. */
export const DATA_REQUEST_FIELDS = {
  asks: {
    type: 'select',
    label: 'What do you want us to do?',
    answer: 'Asks',
    options: DATA_ASKS,
    required: true,
    message: 'dataAsk',
    policy: 'subject',
    width: 'full',
  },
  name: { ...FULL_NAME, width: 'full' },
  email: {
    type: 'email',
    label: 'Email',
    hint: 'An email address or a number, so that we can answer',
    policy: 'email address',
    autoComplete: 'email',
    width: 'aligned',
  },
  phone: { ...OPTIONAL_PHONE, hint: 'Also a number that we may know you by', width: 'aligned' },
  postcode: { ...POSTCODE, hint: 'If it helps us to find you', width: 'aligned' },
  details: {
    type: 'paragraphs',
    label: 'Tell us more',
    hint: 'Please send no proof of identity with this. If we need one, we ask for the least that will do.',
    answer: 'Details',
    policy: 'message',
    width: 'full',
  },
} as const satisfies Fields

export const DATA_REQUEST_FORM = {
  formId: 'data-request',
  draft: 'data-request-draft',
  action: endpoints.dataRequests,
  submitLabel: 'Send request',
  fields: DATA_REQUEST_FIELDS,
  told: {
    unsent: 'Your request has not been sent.',
    sent: 'Request sent',
    failed: 'An error occurred while processing your request. Please try again.',
  },
} satisfies TableForm
