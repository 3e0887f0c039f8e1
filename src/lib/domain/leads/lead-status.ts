export const LEAD_STATUSES = [
  { value: 'new', label: 'New' },
  { value: 'contacted', label: 'Contacted' },
  { value: 'quoted', label: 'Quoted' },
  { value: 'won', label: 'Won' },
  { value: 'lost', label: 'Lost' },
] as const

export type LeadStatus = (typeof LEAD_STATUSES)[number]['value']

/** Whether somebody has dealt with the lead, which stops the clock of the response promise. */
export function isAnswered(status: LeadStatus): boolean {
  return status !== 'new'
}
