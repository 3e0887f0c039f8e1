/** How an enquiry that staff enter has reached us. `noun`: what it is. */
export const ENTERED_SOURCES = [
  { value: 'telephone', label: 'Telephone', noun: 'call' },
  { value: 'visit', label: 'Visit', noun: 'visit' },
  { value: 'email', label: 'Email', noun: 'email' },
  { value: 'referral', label: 'Referral', noun: 'referral' },
] as const
