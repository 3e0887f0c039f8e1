/** Stages of an order, in the usual sequence. */
export const ORDER_STATES = [
  { value: 'awaiting-payment', label: 'Awaiting payment' },
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

/** Who or what moves an order; `time` means that its last day to pay has passed. Refunds and card payments move it too. */
export type OrderMover = 'staff' | 'customer' | 'time'

// Whether staff may record a payment is up to `mayBePaid`.
const MOVES: Readonly<Record<OrderMover, Partial<Record<OrderState, readonly OrderState[]>>>> = {
  staff: {
    'awaiting-payment': ['cancelled'],
    paid: ['packed'],
    packed: ['dispatched'],
    dispatched: ['delivered'],
  },
  customer: { 'awaiting-payment': ['cancelled'] },
  time: { 'awaiting-payment': ['cancelled'] },
}

/**
 * Whether a payment of its total is kept for an order. One that lapsed before the payment came is paid after all if its
 * goods are still in stock.
 */
export const mayBePaid = ({ state, hasLapsed }: { state: OrderState; hasLapsed: boolean }): boolean =>
  state === 'awaiting-payment' || (state === 'cancelled' && hasLapsed)

type Move = { from: OrderState; to: OrderState; by: OrderMover; hasLapsed?: boolean }

/** Whether an order may move from one state to another. Remaining in the same state is not a move. */
export function mayMoveOrder({ from, to, by, hasLapsed = false }: Move): boolean {
  if (by === 'staff' && to === 'paid') return mayBePaid({ state: from, hasLapsed })
  return MOVES[by][from]?.includes(to) ?? false
}

/** States in which the goods are taken out of stock, but have not been dispatched. */
export const RESERVING_STATES: readonly OrderState[] = ['awaiting-payment', 'paid', 'packed']
