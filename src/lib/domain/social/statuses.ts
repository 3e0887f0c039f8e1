/** The statuses of a social post. Posted means accepted by the CRM, which passes it on to the platform. */
export const SOCIAL_STATUSES = [
  { value: 'draft', label: 'Draft' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'sending', label: 'Being sent' },
  { value: 'published', label: 'Posted' },
  { value: 'failed', label: 'Could not be sent' },
  { value: 'not-configured', label: 'Not configured' },
] as const

export type SocialStatus = (typeof SOCIAL_STATUSES)[number]['value']

/** Statuses that staff may choose; the worker sets the others. Staff choose "Posted" for a post they made by hand. */
const CHOSEN_BY_STAFF: readonly string[] = ['draft', 'scheduled', 'published'] satisfies SocialStatus[]

export const isChosenByStaff = (status: string) => CHOSEN_BY_STAFF.includes(status)

/**
 * Whether a post is being sent or posted. A change would no longer reach the platform, and sending it again would post
 * it twice.
 */
export const isSendingOrPosted = (status: string | null | undefined) => status === 'sending' || status === 'published'
