import type { CollectionBeforeChangeHook } from 'payload'

import type { Order } from '@/lib/generated/payload-types'
import { now } from '@/lib/platform/clock'

/** Dates the delivery of an order. */
export const stampDelivery: CollectionBeforeChangeHook<Order> = ({ data, originalDoc, operation }) =>
  operation === 'update' && data.state === 'delivered' && originalDoc?.state !== 'delivered'
    ? { ...data, deliveredAt: now().toISOString() }
    : data
