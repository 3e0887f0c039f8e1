import type { PayloadRequest, RelationshipFieldSingleValidation, TextFieldSingleValidation } from 'payload'
import { relationship, text } from 'payload/shared'

import { londonDay } from '@/lib/domain/calendar/london-day'
import { FITTED_STATES } from '@/lib/domain/orders/order-states'
import { beganTooEarly } from '@/lib/domain/orders/warranty'
import type { Order, Warranty } from '@/lib/generated/payload-types'

/** Refuses the warranty of an order that nobody has paid for, or that has been cancelled. */
export const checkFittedOrder: RelationshipFieldSingleValidation = async (value, options) => {
  const valid = await relationship(value, options)
  if (valid !== true || options.operation !== 'create') return valid
  const order = await orderOf(value, options.req)
  if (!order) return 'Choose the order that was fitted'
  return FITTED_STATES.includes(order.state) || 'Only an order that has been paid for can have been fitted.'
}

/** Asks where the customer's request is kept, if work began while the customer could still cancel. */
export const checkEarlyRequest: TextFieldSingleValidation = async (value, options) => {
  const { order: orderId, fittedOn } = options.siblingData as Partial<Warranty>
  const order = value?.trim() ? null : await orderOf(orderId, options.req)
  if (!order || !fittedOn) return text(value, options)
  const quote = typeof order.quote === 'object' ? order.quote : null
  const isEarly = beganTooEarly({
    fittedOn: londonDay(fittedOn),
    agreedOn: londonDay(quote?.acceptedAt ?? order.orderedAt),
    hasRequest: Boolean(quote?.earlyFittingAskedAt),
  })
  return isEarly
    ? 'The customer could still cancel on this day. Say where their request to begin earlier is kept, for example the date of their email.'
    : text(value, options)
}

async function orderOf(order: unknown, { payload }: PayloadRequest): Promise<Order | null> {
  const id = typeof order === 'object' && order && 'id' in order ? order.id : order
  if (typeof id !== 'number') return null
  return payload.findByID({ collection: 'orders', id, depth: 1, disableErrors: true, overrideAccess: true }) // the caller may read orders
}
