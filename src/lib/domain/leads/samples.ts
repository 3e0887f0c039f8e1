import type { LeadKind } from './lead-kinds'

/**
 * An invented enquiry to practise with. Its number is one of those that Ofcom keeps for drama, and its address is at
 * example.com, so that neither reaches anyone.
 */
export type SampleLead = {
  kind: LeadKind
  source: string
  firstName: string
  lastName: string
  phone: string | null
  postcode: string
  message: string
}

export const SAMPLE_LEADS: readonly SampleLead[] = [
  {
    kind: 'quote-request',
    source: 'survey-form',
    firstName: 'Sample',
    lastName: 'Hallow',
    phone: '01632 960101',
    postcode: 'SN10 1AA',
    message: 'Two bedrooms with storage heaters. What would panels cost, fitted?',
  },
  {
    kind: 'contact',
    source: 'contact-form',
    firstName: 'Sample',
    lastName: 'Penrose',
    phone: '01632 960102',
    postcode: 'BA1 1AA',
    message: 'Can a panel go on a sloping ceiling?',
  },
  {
    kind: 'contact',
    source: 'email',
    firstName: 'Sample',
    lastName: 'Quill',
    phone: null,
    postcode: 'G1 1AA',
    message: 'Please answer by email: do you deliver to Glasgow?',
  },
]
