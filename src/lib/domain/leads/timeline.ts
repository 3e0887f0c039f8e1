/** What entries of a timeline are about, in the order in which they are offered as filters. */
export const TIMELINE_KINDS = [
  { value: 'enquiry', label: 'Enquiries' },
  { value: 'call', label: 'Calls' },
  { value: 'email', label: 'Emails' },
  { value: 'note', label: 'Notes' },
  { value: 'quote', label: 'Quotes' },
  { value: 'order', label: 'Orders' },
  { value: 'file', label: 'Files' },
  { value: 'status', label: 'Status' },
  { value: 'assignment', label: 'Assignment' },
  { value: 'correction', label: 'Corrections' },
  { value: 'withdrawal', label: 'Withdrawal' },
  { value: 'consent', label: 'Consent' },
  { value: 'delivery', label: 'Deliveries' },
  { value: 'merge', label: 'Merges' },
] as const

export type TimelineKind = (typeof TIMELINE_KINDS)[number]['value']

/** One entry of a timeline, as it is shown. */
export type TimelineEntry = {
  /** Of its place in the timeline, to ask for earlier ones. */
  id: string
  /** An ISO time. */
  at: string
  kind: TimelineKind
  /** Of the lead; null if it is about the person. */
  reference: string | null
  author: string | null
  title: string | null
  text: string | null
  /** Names of colleagues in the text. */
  mentions: string[]
  photos: number[]
  documents: { id: number; name: string }[]
}

/** The subjects under which a lead is given to somebody: by a colleague, and in turn. */
export const ASSIGNED_TO = 'Assigned to'
export const GIVEN_TO = 'Given to'
/** The subject under which a next step goes with the lead to another colleague. */
export const STEP_GIVEN_TO = 'Next step given to'

/** Which next steps go with a lead, by their ids; all that are open if it does not say. */
export type StepsGiven = { steps?: number[] }

/** The subjects of changes that are recorded under the name of a field. */
const SUBJECT_KINDS: Readonly<Record<string, TimelineKind>> = {
  Status: 'status',
  'Reason lost': 'status',
  'Duplicate of': 'status',
  'Held back': 'status',
  [ASSIGNED_TO]: 'assignment',
  [GIVEN_TO]: 'assignment',
  [STEP_GIVEN_TO]: 'assignment',
  Application: 'status',
  Territory: 'correction',
  'Agreed margin': 'correction',
  'Agreed fee': 'correction',
  Name: 'correction',
  Phone: 'correction',
  Email: 'correction',
  Postcode: 'correction',
  'Offers and news stopped': 'consent',
}

/** What a change is about. What is not a field, a quote or an order is a place to which the lead was sent. */
export function kindOfSubject(subject: string): TimelineKind {
  if (subject.startsWith('Quote ')) return 'quote'
  if (subject.startsWith('Order ')) return 'order'
  return SUBJECT_KINDS[subject] ?? 'delivery'
}

/** A change in words: what it was before and is now. */
export const changeWords = ({
  subject,
  from,
  to,
}: {
  subject: string
  from: string | null
  to: string | null
}): string => (from ? `${subject}: ${from} → ${to || 'none'}` : `${subject}: ${to || 'none'}`)
