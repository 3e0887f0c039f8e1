import type { SelectFieldSingleValidation, TextFieldSingleValidation } from 'payload'
import { select, text } from 'payload/shared'

import { mayMoveOrder, ORDER_STATES, type OrderState } from '@/lib/domain/orders/order-states'
import { labelOf } from '@/lib/domain/text/label-of'
import type { Order } from '@/lib/generated/payload-types'

/** Refuses a state to which staff cannot move the order, and lists the states that are allowed. */
export const checkOrderState: SelectFieldSingleValidation = (value, options) => {
  const valid = select(value, options)
  const { operation, previousValue, siblingData } = options
  if (valid !== true || operation !== 'update' || previousValue === value) return valid
  const [from, to] = [previousValue, value] as [OrderState, OrderState] // both are among its options
  const { lapsedAt, depositPence } = siblingData as Partial<Order>
  const move = {
    from,
    by: 'staff',
    hasLapsed: Boolean(lapsedAt),
    hasDeposit: typeof depositPence === 'number',
  } as const
  if (mayMoveOrder({ ...move, to })) return true
  if (to === 'refunded') return 'Refund an order under its payments: its state follows.'
  const next = ORDER_STATES.filter(({ value: state }) => mayMoveOrder({ ...move, to: state }))
  return next.length === 0
    ? `An order that is ${labelOf(ORDER_STATES, from).toLowerCase()} cannot change to another state.`
    : `From here an order can only become: ${next.map(({ label }) => label.toLowerCase()).join(', ')}.`
}

/** A dispatched order must be traceable. */
export const checkTracking: TextFieldSingleValidation = (value, options) => {
  const { state } = options.siblingData as { state?: OrderState }
  if (state === 'dispatched' && !value?.trim()) return 'Enter the carrier and tracking number'
  return text(value, options)
}
