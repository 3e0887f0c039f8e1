/**
 * What became of an email. From us: `waiting` to be sent, `sent`, or `cancelled` because its delivery was closed before.
 * To us: `received` from a person, `automatic` from a program, or `bounced`, the report that one of ours did not arrive.
 */
export const LEAD_EMAIL_STATES = [
  { value: 'waiting', label: 'Email, waiting to be sent' },
  { value: 'sent', label: 'Email to the customer' },
  { value: 'cancelled', label: 'Email, not sent' },
  { value: 'received', label: 'Email from the customer' },
  { value: 'automatic', label: 'Automatic reply' },
  { value: 'bounced', label: 'An email of ours came back' },
] as const

export type LeadEmailState = (typeof LEAD_EMAIL_STATES)[number]['value']
