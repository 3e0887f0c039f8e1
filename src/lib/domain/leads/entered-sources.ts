/** How an enquiry that staff enter has reached us. */
export const ENTERED_SOURCES = [
  { value: 'telephone', label: 'Telephone' },
  { value: 'visit', label: 'Visit' },
  { value: 'email', label: 'Email' },
  { value: 'referral', label: 'Referral' },
] as const
