export const LEAD_STATUSES = [
  { value: 'new', label: 'New' },
  { value: 'contacted', label: 'Contacted' },
  { value: 'quoted', label: 'Quoted' },
  { value: 'won', label: 'Won' },
  { value: 'lost', label: 'Lost' },
  { value: 'spam', label: 'Spam' },
  { value: 'duplicate', label: 'Duplicate' },
  { value: 'withdrawn', label: 'Withdrawn by the customer' },
] as const

export type LeadStatus = (typeof LEAD_STATUSES)[number]['value']

/** Statuses that end an enquiry: its customer can no longer change it on its page. */
export const CLOSED_STATUSES = ['won', 'lost', 'withdrawn'] as const satisfies readonly LeadStatus[]

export type ClosedStatus = (typeof CLOSED_STATUSES)[number]

export function isOpenToCustomer(status: LeadStatus): status is Exclude<LeadStatus, ClosedStatus> {
  return !(CLOSED_STATUSES as readonly LeadStatus[]).includes(status)
}

/** Whether the lead has been dealt with, which fulfils the response promise. */
export function isHandled(status: LeadStatus): boolean {
  return status !== 'new'
}
