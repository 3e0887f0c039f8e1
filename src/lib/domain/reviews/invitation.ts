import { addDays } from '../calendar/london-time'

/** Days after which a customer is asked: after the fitting, or else after the goods arrived or were sent. */
export const ASKED_AFTER_DAYS = { fitted: 14, sent: 28 }

/** What happened longer ago is no longer asked about. */
const ASKED_WITHIN_DAYS = 180

/** `fittedOn` and `sentOn`: ISO dates, null if it has not happened. `hasObjected`: to offers from us. */
export type Asked = { fittedOn: string | null; sentOn: string | null; hasObjected: boolean }

/** Whether to ask the customer of an order for a review, never to ask, or to look again another day. */
export function invitationOf({ fittedOn, sentOn, hasObjected }: Asked, today: string): 'ask' | 'never' | 'later' {
  const since = fittedOn ?? sentOn
  const days = fittedOn ? ASKED_AFTER_DAYS.fitted : ASKED_AFTER_DAYS.sent
  if (since === null || addDays(since, days) > today) return 'later'
  return hasObjected || addDays(since, ASKED_WITHIN_DAYS) < today ? 'never' : 'ask'
}
