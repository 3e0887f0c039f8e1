import { addDays } from '../calendar/london-time'
import type { OrderLine } from './order'
import { mayMoveOrder, type OrderState } from './order-states'

/** Days in which a consumer may cancel, after the one from which they count (Consumer Contracts Regulations 2013). */
export const CANCELLATION_DAYS = 14

/** Days within which money is paid back after a cancellation (the same, regulation 34). */
export const REPAYMENT_DAYS = 14

type Cancellable = {
  state: OrderState
  lines: readonly Pick<OrderLine, 'isService'>[]
  /** ISO dates. */
  orderedOn: string
  deliveredOn: string | null
}

/**
 * The last day, as an ISO date, on which its customer may cancel an order. Null while that is not known, because the
 * days of goods only count from their delivery.
 */
export function lastDayToCancel({ lines, orderedOn, deliveredOn }: Omit<Cancellable, 'state'>): string | null {
  if (lines.every(({ isService = false }) => isService)) return addDays(orderedOn, CANCELLATION_DAYS)
  return deliveredOn === null ? null : addDays(deliveredOn, CANCELLATION_DAYS)
}

/** Whether the customer may cancel an order on an ISO date; one that is not paid, always. */
export function mayCancelOn(today: string, { state, ...order }: Cancellable): boolean {
  if (!mayMoveOrder({ from: state, to: 'cancelled', by: 'customer' })) return false
  const last = lastDayToCancel(order)
  return state === 'awaiting-payment' || last === null || today <= last
}
