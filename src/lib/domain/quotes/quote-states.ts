import { labelOf } from '../text/label-of'

/** Stages of a quote. Expired: its last day has passed, or a newer version has replaced it. */
export const QUOTE_STATES = [
  { value: 'draft', label: 'Draft' },
  { value: 'pending', label: 'Ready to check' },
  { value: 'sent', label: 'Sent' },
  { value: 'accepted', label: 'Accepted' },
  { value: 'declined', label: 'Declined' },
  { value: 'expired', label: 'Expired' },
] as const

export type QuoteState = (typeof QUOTE_STATES)[number]['value']

/** What a customer can answer to a sent quote. A question leaves it open. */
export const QUOTE_ANSWERS = ['accepted', 'declined', 'question'] as const

/** What a customer can do with a sent quote: answer it, or choose its options. */
export const QUOTE_ACTIONS = [...QUOTE_ANSWERS, 'options'] as const

/** An answer as the history of the quote names it. */
export const answerLabel = (answer: (typeof QUOTE_ANSWERS)[number]): string =>
  answer === 'question' ? 'Question' : labelOf(QUOTE_STATES, answer)

/** Who or what moves a quote to another state; `time` means that its last day has passed. */
export type QuoteMover = 'staff' | 'customer' | 'time'

const MOVES: Readonly<Record<QuoteMover, Partial<Record<QuoteState, readonly QuoteState[]>>>> = {
  staff: { draft: ['pending', 'sent'], pending: ['draft', 'sent'], sent: ['expired'] },
  customer: { sent: ['accepted', 'declined'] },
  time: { sent: ['expired'] },
}

/** Whether a quote may move from one state to another. Remaining in the same state is not a move. */
export function mayMove({ from, to, by }: { from: QuoteState; to: QuoteState; by: QuoteMover }): boolean {
  return MOVES[by][from]?.includes(to) ?? false
}

/** The states from which a mover can reach `to`. */
export function movesInto({ to, by }: { to: QuoteState; by: QuoteMover }): QuoteState[] {
  return QUOTE_STATES.map(({ value }) => value).filter((from) => mayMove({ from, to, by }))
}

/** Whether staff may still change the quote, which the customer cannot see yet. */
export const isEditable = (state: QuoteState): boolean => state === 'draft' || state === 'pending'

/** The state on an ISO date: a sent quote expires after its last day, even before a task has recorded that. */
export function stateOn({
  state,
  validUntil,
  today,
}: {
  state: QuoteState
  validUntil: string
  today: string
}): QuoteState {
  return state === 'sent' && validUntil < today ? 'expired' : state
}
