/** Stages of an order, in the usual sequence. */
export const ORDER_STATES = [
  { value: 'awaiting-payment', label: 'Awaiting payment' },
  { value: 'deposit-paid', label: 'Deposit paid' },
  { value: 'paid', label: 'Paid' },
  { value: 'packed', label: 'Packed' },
  { value: 'dispatched', label: 'Dispatched' },
  { value: 'delivered', label: 'Delivered' },
  { value: 'cancelled', label: 'Cancelled' },
  { value: 'refunded', label: 'Refunded' },
] as const

export type OrderState = (typeof ORDER_STATES)[number]['value']

/** A state that an order reaches after it was placed; the customer is notified of each. */
export type OrderStep = Exclude<OrderState, 'awaiting-payment'>

export const ORDER_STEPS: readonly OrderStep[] = ORDER_STATES.map(({ value }) => value).filter(
  (state) => state !== 'awaiting-payment',
)

/**
 * Who or what moves an order; `time` means that its last day to pay has passed. Refunds and card payments move it too. A
 * customer can cancel until the days for it have passed, see `mayCancelOn`.
 */
export type OrderMover = 'staff' | 'customer' | 'time'

// Whether staff may record a payment is up to `stateOncePaid`.
const MOVES: Readonly<Record<OrderMover, Partial<Record<OrderState, readonly OrderState[]>>>> = {
  staff: {
    'awaiting-payment': ['cancelled'],
    paid: ['packed'],
    packed: ['dispatched'],
    dispatched: ['delivered'],
  },
  customer: {
    'awaiting-payment': ['cancelled'],
    'deposit-paid': ['cancelled'],
    paid: ['cancelled'],
    packed: ['cancelled'],
    dispatched: ['cancelled'],
    delivered: ['cancelled'],
  },
  time: { 'awaiting-payment': ['cancelled'] },
}

/** States that an order reaches by a payment. */
const PAID_STATES = ['deposit-paid', 'paid'] as const satisfies readonly OrderState[]

type PaidState = (typeof PAID_STATES)[number]

export const isPaidState = (state: OrderState | undefined): state is PaidState =>
  (PAID_STATES as readonly (OrderState | undefined)[]).includes(state)

type Unpaid = { state: OrderState; hasLapsed: boolean; hasDeposit: boolean }

/**
 * The state to which a payment moves an order; null if it awaits none. One that lapsed before the payment came is paid
 * after all if its goods are still in stock.
 */
export function stateOncePaid({ state, hasLapsed, hasDeposit }: Unpaid): PaidState | null {
  if (state === 'deposit-paid') return 'paid'
  if (state !== 'awaiting-payment' && !(state === 'cancelled' && hasLapsed)) return null
  return hasDeposit ? 'deposit-paid' : 'paid'
}

type Move = { from: OrderState; to: OrderState; by: OrderMover; hasLapsed?: boolean; hasDeposit?: boolean }

/** Whether an order may move from one state to another. Remaining in the same state is not a move. */
export function mayMoveOrder({ from, to, by, hasLapsed = false, hasDeposit = false }: Move): boolean {
  if (by === 'staff' && stateOncePaid({ state: from, hasLapsed, hasDeposit }) === to) return true
  return MOVES[by][from]?.includes(to) ?? false
}

/** The states from which a mover can reach `to`. */
export const orderMovesInto = (move: Omit<Move, 'from'>): OrderState[] =>
  ORDER_STATES.map(({ value }) => value).filter((from) => mayMoveOrder({ ...move, from }))

/** States in which the goods have left us. */
export const SENT_STATES: readonly OrderState[] = ['dispatched', 'delivered']

/** States of an order that can have been fitted: paid for, at least in part, and neither cancelled nor refunded. */
export const FITTED_STATES: readonly OrderState[] = ['deposit-paid', 'paid', 'packed', 'dispatched', 'delivered']

/** States in which the goods are taken out of stock, but have not been dispatched. */
export const RESERVING_STATES: readonly OrderState[] = ['awaiting-payment', 'deposit-paid', 'paid', 'packed']
