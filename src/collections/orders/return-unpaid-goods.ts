import type { CollectionBeforeDeleteHook } from 'payload'

import { returnOrderGoods } from '@/lib/use-cases/orders/return-order-goods'

/** An unpaid order is deleted with its lead, which puts its goods back on sale. */
export const returnUnpaidGoods: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const order = await req.payload.findByID({ collection: 'orders', id, depth: 0, overrideAccess: true, req }) // the caller may delete it
  if (order.state === 'awaiting-payment') await returnOrderGoods(req, order.id)
}
