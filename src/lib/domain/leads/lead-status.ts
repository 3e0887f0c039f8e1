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

/** Whether the lead has been dealt with, which fulfils the response promise. */
export function isHandled(status: LeadStatus): boolean {
  return status !== 'new'
}
