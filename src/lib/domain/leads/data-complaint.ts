/** The topic of a data protection complaint on the contact form, and the source of its lead. */
export const DATA_COMPLAINT = 'data-protection'

const ANSWER_DAYS = 30
const DAY_MS = 24 * 60 * 60_000

/** When a complaint is to be answered: the law gives 30 days to acknowledge one, not minutes. */
export const complaintDueAt = (receivedAt: Date): Date => new Date(receivedAt.getTime() + ANSWER_DAYS * DAY_MS)
