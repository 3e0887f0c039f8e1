/** The topic of a data protection complaint on the contact form, and the source of its lead. */
export const DATA_COMPLAINT = 'data-protection'

const ACKNOWLEDGEMENT_DAYS = 30
const DAY_MS = 24 * 60 * 60_000

/** The deadline for acknowledging a complaint: the law allows 30 days, so the response promise does not apply. */
export const complaintDueAt = (receivedAt: Date): Date => new Date(receivedAt.getTime() + ACKNOWLEDGEMENT_DAYS * DAY_MS)
