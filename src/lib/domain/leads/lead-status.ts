export const LEAD_STATUSES = [
  { value: 'new', label: 'New' },
  { value: 'contacted', label: 'Contacted' },
  { value: 'waiting', label: 'Waiting for the customer' },
  { value: 'quoted', label: 'Quoted' },
  { value: 'won', label: 'Won' },
  { value: 'lost', label: 'Lost' },
  { value: 'spam', label: 'Spam' },
  { value: 'duplicate', label: 'Duplicate' },
  { value: 'withdrawn', label: 'Withdrawn by the customer' },
] as const

export type LeadStatus = (typeof LEAD_STATUSES)[number]['value']

/** Why a lead was lost. The first four are recorded by what happens, the others by staff or by what they decide. */
export const LOST_REASONS = [
  { value: 'declined', label: 'Declined our quote' },
  { value: 'cancelled', label: 'Order cancelled' },
  { value: 'refunded', label: 'Order refunded in full' },
  { value: 'application-declined', label: 'Application declined' },
  { value: 'price', label: 'Price' },
  { value: 'another-supplier', label: 'Chose another supplier' },
  { value: 'not-suitable', label: 'Not suitable for the home' },
  { value: 'not-now', label: 'Not now' },
  { value: 'no-reply', label: 'Could not be reached' },
  { value: 'other', label: 'Another reason' },
  { value: 'not-recorded', label: 'Not recorded' },
] as const

export type LostReason = (typeof LOST_REASONS)[number]['value']

/** The reasons that staff choose from. */
export const STAFF_LOST_REASONS = [
  'price',
  'another-supplier',
  'not-suitable',
  'not-now',
  'no-reply',
  'other',
] as const satisfies readonly LostReason[]

/** Statuses that end an enquiry: its customer can no longer change it on its page. */
export const CLOSED_STATUSES = ['won', 'lost', 'withdrawn'] as const satisfies readonly LeadStatus[]

export type ClosedStatus = (typeof CLOSED_STATUSES)[number]

export function isOpenToCustomer(status: LeadStatus): status is Exclude<LeadStatus, ClosedStatus> {
  return !(CLOSED_STATUSES as readonly LeadStatus[]).includes(status)
}

/** Statuses in which a lead that has not been answered is owed a reply. */
export const REPLY_STATUSES = ['new', 'contacted', 'quoted'] as const satisfies readonly LeadStatus[]

/** Statuses in which we still work on a lead. */
export const OPEN_STATUSES = [...REPLY_STATUSES, 'waiting'] as const satisfies readonly LeadStatus[]

const EVERY_STATUS: readonly LeadStatus[] = LEAD_STATUSES.map(({ value }) => value)

/** What happens to a lead that can move it to another status. */
export type LeadHappening =
  | 'answered'
  | 'customer-wrote'
  | 'quote-sent'
  | 'quote-question'
  | 'quote-accepted'
  | 'quote-declined'
  | 'order-paid'
  | 'order-cancelled'
  | 'order-refunded'
  | 'application-accepted'
  | 'application-declined'
  | 'application-reviewed'

type LeadMove = { from: readonly LeadStatus[]; to: LeadStatus; lostReason?: LostReason }

/**
 * Where each happening moves a lead, and from which statuses; in any other, it stays. Staff may choose every status, in
 * order to correct it, and a withdrawal by the customer closes every lead that is open to them.
 */
export const LEAD_MOVES: Readonly<Record<LeadHappening, LeadMove>> = {
  answered: { from: ['new'], to: 'contacted' },
  'customer-wrote': { from: ['waiting', 'lost'], to: 'contacted' },
  'quote-sent': { from: [...OPEN_STATUSES, 'lost'], to: 'quoted' },
  'quote-question': { from: [...OPEN_STATUSES, 'lost'], to: 'quoted' },
  'quote-accepted': { from: EVERY_STATUS, to: 'won' },
  'quote-declined': { from: OPEN_STATUSES, to: 'lost', lostReason: 'declined' },
  'order-paid': { from: EVERY_STATUS, to: 'won' },
  'order-cancelled': { from: [...OPEN_STATUSES, 'won'], to: 'lost', lostReason: 'cancelled' },
  'order-refunded': { from: [...OPEN_STATUSES, 'won'], to: 'lost', lostReason: 'refunded' },
  'application-accepted': { from: [...OPEN_STATUSES, 'lost'], to: 'won' },
  'application-declined': { from: OPEN_STATUSES, to: 'lost', lostReason: 'application-declined' },
  'application-reviewed': { from: ['won', 'lost'], to: 'contacted' }, // once more, after it was declined or had ended
}
