import type { LeadStatus } from './lead-status'

/** The views of the inbox that everyone has. The first opens with the inbox. */
export const INBOX_VIEWS = [
  { value: 'due', label: 'Due now', empty: 'Nobody is waiting.' },
  { value: 'mine', label: 'Mine, open', empty: 'You have no open leads.' },
  { value: 'unassigned', label: 'Unassigned', empty: 'Every open lead has someone responsible for it.' },
  { value: 'waiting', label: 'Waiting for them', empty: 'No customer owes us an answer.' },
  { value: 'quotes-out', label: 'Quotes out', empty: 'No quote waits for its customer.' },
  { value: 'won-this-week', label: 'Won this week', empty: 'Nothing has been won this week yet.' },
  { value: 'partners', label: 'Partners', empty: 'No application of a partner is open.' },
  { value: 'privacy', label: 'Privacy', empty: 'No request or complaint about data is open.' },
  { value: 'spam', label: 'Spam', empty: 'Nothing is held back, and nothing is marked as spam.' },
  { value: 'open', label: 'All open', empty: 'No lead is open.' },
  { value: 'training', label: 'Training', empty: 'There are no samples to practise with.' },
] as const

export type InboxViewName = (typeof INBOX_VIEWS)[number]['value']

/** Orders of a list. By due time, leads without one come last. */
export const INBOX_SORTS = [
  { value: 'due', label: 'Due first' },
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
] as const

export type InboxSort = (typeof INBOX_SORTS)[number]['value']

/** What a row, also one of its CSV, can show besides name, due time and what they want. */
export const INBOX_COLUMNS = [
  { value: 'source', label: 'Source and arrival' },
  { value: 'status', label: 'Status' },
  { value: 'assignee', label: 'Assigned to' },
  { value: 'phone', label: 'Telephone' },
  { value: 'email', label: 'Email' },
  { value: 'next-step', label: 'Next step' },
] as const

export type InboxColumn = (typeof INBOX_COLUMNS)[number]['value']

const MOST_URGENT_FIRST: readonly InboxViewName[] = [
  'due',
  'mine',
  'unassigned',
  'partners',
  'privacy',
  'open',
  'training',
]

/** The usual order of a view: by urgency where something is to be done, otherwise the newest first. */
export const usualSort = (view: InboxViewName): InboxSort => (MOST_URGENT_FIRST.includes(view) ? 'due' : 'newest')

/**
 * The statuses that the inbox offers, which are also the columns of its board. A duplicate names its original, and only
 * the customer withdraws, so both are set elsewhere.
 */
export const INBOX_STATUSES = [
  'new',
  'contacted',
  'waiting',
  'quoted',
  'won',
  'lost',
  'spam',
] as const satisfies readonly LeadStatus[]

export type InboxStatus = (typeof INBOX_STATUSES)[number]
