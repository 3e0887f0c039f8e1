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

/** Who or what moves an order; `time` means that its last day to pay has passed. */
export type OrderMover = 'staff' | 'customer' | 'time'

const MOVES: Readonly<Record<OrderMover, Partial<Record<OrderState, readonly OrderState[]>>>> = {
  staff: {
    'awaiting-payment': ['paid', 'cancelled'],
    paid: ['packed', 'refunded'],
    packed: ['dispatched', 'refunded'],
    dispatched: ['delivered', 'refunded'],
    delivered: ['refunded'],
  },
  customer: { 'awaiting-payment': ['cancelled'] },
  time: { 'awaiting-payment': ['cancelled'] },
}

/** Whether an order may move from one state to another. Remaining in the same state is not a move. */
export function mayMoveOrder({ from, to, by }: { from: OrderState; to: OrderState; by: OrderMover }): boolean {
  return MOVES[by][from]?.includes(to) ?? false
}

/** States in which the goods are taken out of stock, but have not been dispatched. */
export const RESERVING_STATES: readonly OrderState[] = ['awaiting-payment', 'paid', 'packed']

/** Whether this move returns the goods to stock. */
export function returnsStock({ from, to }: { from: OrderState; to: OrderState }): boolean {
  return (to === 'cancelled' || to === 'refunded') && RESERVING_STATES.includes(from)
}
