/** The events that colleagues can be notified of. */
export const NOTICE_EVENTS = [
  { value: 'new', label: 'A new enquiry' },
  { value: 'assigned', label: 'An enquiry given to you' },
  { value: 'question', label: 'A question or an email from a customer' },
  { value: 'accepted', label: 'An accepted quote' },
  { value: 'due-soon', label: 'A reply or next step due in five minutes' },
  { value: 'overdue', label: 'A late reply' },
] as const

export type NoticeEvent = (typeof NOTICE_EVENTS)[number]['value']

/** How long before it is due something counts as due soon. */
export const DUE_SOON_MINUTES = 5

/** The daily summary, which is sent by email only. */
export const DIGEST = 'digest'

export const NOTICE_WAYS = [
  { value: 'page', label: 'In the inbox' },
  { value: 'browser', label: 'By browser notification' },
  { value: 'email', label: 'By email' },
] as const

export type NoticeWay = (typeof NOTICE_WAYS)[number]['value']

/** The events that a colleague has chosen, by channel. */
export type NoticeChoices = Record<'page' | 'browser', NoticeEvent[]> & { email: (NoticeEvent | typeof DIGEST)[] }

/** Of a colleague who has chosen nothing: everything in the inbox, and nothing that interrupts. */
export const USUAL_NOTICES: NoticeChoices = {
  page: NOTICE_EVENTS.map(({ value }) => value),
  browser: [],
  email: [],
}
