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

/** Who moves a quote from one state to another; time stands for the passing of its last day. */
export type QuoteMover = 'staff' | 'customer' | 'time'

const MOVES: Readonly<Record<QuoteMover, Partial<Record<QuoteState, readonly QuoteState[]>>>> = {
  staff: { draft: ['pending', 'sent'], pending: ['draft', 'sent'], sent: ['expired'] },
  customer: { sent: ['accepted', 'declined'] },
  time: { sent: ['expired'] },
}

/** Whether a quote may go from one state to another. Staying as it is counts as no move. */
export function mayMove({ from, to, by }: { from: QuoteState; to: QuoteState; by: QuoteMover }): boolean {
  return MOVES[by][from]?.includes(to) ?? false
}

/** The states from which a mover can reach `to`. */
export function movesInto({ to, by }: { to: QuoteState; by: QuoteMover }): QuoteState[] {
  return QUOTE_STATES.map(({ value }) => value).filter((from) => mayMove({ from, to, by }))
}

/** Staff may still change it, and the customer cannot see it yet. */
export const isBeingWritten = (state: QuoteState): boolean => state === 'draft' || state === 'pending'

/** The state on an ISO date: what was sent expires when its last day has passed, before any task has recorded it. */
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
