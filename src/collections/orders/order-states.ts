import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeChangeHook, SelectFieldSingleValidation, TextFieldSingleValidation } from 'payload'
import { select, text } from 'payload/shared'

import { mayMoveOrder, ORDER_STATES, type OrderState } from '@/lib/domain/orders/order-states'
import { labelOf } from '@/lib/domain/text/label-of'
import type { Order } from '@/lib/generated/payload-types'
import { transactionOf } from '@/lib/platform/database'
import { Refusal } from '@/lib/platform/refusal'

/**
 * Refuses every change of an order whose state has changed since it was read, because saving writes back the whole
 * record. The row is locked, so that the customer or a scheduled task cannot cancel the order during this change.
 */
export const refuseUndoing: CollectionBeforeChangeHook<Order> = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update') return data
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ state: OrderState }>(
    sql`select state::text as state from orders where id = ${originalDoc?.id} for update`,
  )
  if (rows[0]?.state !== originalDoc?.state) throw new Refusal('newerRecord', 'order')
  return data
}

/** Refuses a state to which staff cannot move the order, and lists the states that are allowed. */
export const checkOrderState: SelectFieldSingleValidation = (value, options) => {
  const valid = select(value, options)
  const { operation, previousValue } = options
  if (valid !== true || operation !== 'update' || previousValue === value) return valid
  const [from, to] = [previousValue, value] as [OrderState, OrderState] // both are among its options
  if (mayMoveOrder({ from, to, by: 'staff' })) return true
  const next = ORDER_STATES.filter(({ value: state }) => mayMoveOrder({ from, to: state, by: 'staff' }))
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
