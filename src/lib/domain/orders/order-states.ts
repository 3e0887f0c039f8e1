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

/** A state that an order enters later: the customer hears about each. */
export type OrderStep = Exclude<OrderState, 'awaiting-payment'>

export const ORDER_STEPS: readonly OrderStep[] = ORDER_STATES.map(({ value }) => value).filter(
  (state) => state !== 'awaiting-payment',
)

/** Who moves an order; time stands for the passing of its last day to pay. */
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

/** Whether an order may go from one state to another. Staying as it is counts as no move. */
export function mayMoveOrder({ from, to, by }: { from: OrderState; to: OrderState; by: OrderMover }): boolean {
  return MOVES[by][from]?.includes(to) ?? false
}

/** Whether the goods go back into stock with this move: only while they have not left us. */
export function returnsStock({ from, to }: { from: OrderState; to: OrderState }): boolean {
  return (to === 'cancelled' || to === 'refunded') && from !== 'dispatched' && from !== 'delivered'
}
