import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest, SelectFieldSingleValidation, TextFieldSingleValidation } from 'payload'
import { select, text } from 'payload/shared'

import { mayMoveOrder, ORDER_STATES, type OrderState } from '@/lib/domain/orders/order-states'
import { labelOf } from '@/lib/domain/text/label-of'
import { transactionOf } from '@/lib/platform/database'

/** Refuses a state to which staff cannot move the order, and lists the states that are allowed. */
export const checkOrderState: SelectFieldSingleValidation = async (value, options) => {
  const valid = select(value, options)
  const { operation, previousValue, req, id } = options
  if (valid !== true || operation !== 'update' || previousValue === value) return valid
  const [from, to] = [await lockedState(req, id), value as OrderState] // `select` has checked that it is an option
  if (mayMoveOrder({ from, to, by: 'staff' })) return true
  const next = ORDER_STATES.filter(({ value: state }) => mayMoveOrder({ from, to: state, by: 'staff' }))
  return next.length === 0
    ? `An order that is ${labelOf(ORDER_STATES, from).toLowerCase()} cannot change to another state.`
    : `From here an order can only become: ${next.map(({ label }) => label.toLowerCase()).join(', ')}.`
}

/**
 * Reads the state again and locks the row: the customer or a scheduled task may have cancelled the order since it was
 * read, and must not do so during this change.
 */
async function lockedState(req: PayloadRequest, id: number | string | undefined): Promise<OrderState> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ state: OrderState }>(
    sql`select state::text as state from orders where id = ${id} for update`,
  )
  return rows[0]?.state ?? 'cancelled'
}

/** A dispatched order must be traceable. */
export const checkTracking: TextFieldSingleValidation = (value, options) => {
  const { state } = options.siblingData as { state?: OrderState }
  if (state === 'dispatched' && !value?.trim()) return 'Enter the carrier and tracking number'
  return text(value, options)
}
