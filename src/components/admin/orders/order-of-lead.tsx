import type { UIFieldServerProps } from 'payload'

import { ORDER_STATES } from '@/lib/domain/orders/order-states'
import { labelOf } from '@/lib/domain/text/label-of'
import type { Lead } from '@/lib/generated/payload-types'

/** A link to the order of a lead, which has the same reference. */
export async function OrderOfLead({ data, req }: Pick<UIFieldServerProps, 'data' | 'req'>) {
  const { reference } = data as Lead
  if (!reference) return null
  const { docs } = await req.payload.find({
    collection: 'orders',
    where: { reference: { equals: reference } },
    limit: 1,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const [order] = docs
  if (!order) return null
  return (
    <p>
      <a href={`${req.payload.config.routes.admin}/collections/orders/${order.id}`}>
        Order {order.reference}: {labelOf(ORDER_STATES, order.state).toLowerCase()}
      </a>
    </p>
  )
}
