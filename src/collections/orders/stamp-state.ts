import type { CollectionBeforeChangeHook } from 'payload'

import type { Order } from '@/lib/generated/payload-types'
import { now } from '@/lib/platform/clock'

const STAMPS: Partial<Record<Order['state'], 'deliveredAt' | 'cancelledAt'>> = {
  delivered: 'deliveredAt',
  cancelled: 'cancelledAt',
}

/** Dates the delivery or the cancellation of an order. */
export const stampState: CollectionBeforeChangeHook<Order> = ({ data, originalDoc, operation }) => {
  const stamp = operation === 'update' && data.state !== originalDoc?.state && data.state && STAMPS[data.state]
  return stamp ? { ...data, [stamp]: now().toISOString() } : data
}
