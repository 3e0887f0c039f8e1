import type { InboxRow } from '@/lib/inbox/inbox'

import { answerLink } from '../answer-link'

/** An email to the customer, whose subject has the reference so that the reply finds its lead. */
export const mailLink = ({ email, reference }: Pick<InboxRow, 'email' | 'reference'>): string =>
  `${answerLink({ label: 'Email', value: email ?? '' }) ?? 'mailto:'}?subject=${encodeURIComponent(`Powerboard, your enquiry ${reference}`)}`

const Icon = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden>
    <path d={path} strokeLinejoin="round" strokeLinecap="round" />
  </svg>
)

export const PhoneIcon = () => (
  <Icon path="M6 3h3l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z" />
)

export const MailIcon = () => <Icon path="M3 6h18v12H3zM3 7l9 6 9-6" />
