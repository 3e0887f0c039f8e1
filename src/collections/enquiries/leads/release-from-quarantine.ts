import type { CollectionAfterChangeHook } from 'payload'

import { DELIVERY_CHANNELS } from '@/lib/domain/delivery/delivery-states'
import { now } from '@/lib/platform/clock'

/** A lead that was held back gets its deliveries when it is let through; the sweeper puts them into the queue. */
export const releaseFromQuarantine: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || !previousDoc?.quarantined || doc.quarantined) return doc
  const channels = DELIVERY_CHANNELS.filter(({ value }) => value !== 'customer-email' || doc.email)
  for (const { value: channel } of channels) {
    await req.payload.create({
      collection: 'deliveries',
      data: { lead: doc.id, channel, state: 'waiting', attempts: 0, nextAttemptAt: now().toISOString() },
      overrideAccess: true, // nobody creates deliveries by hand; this rule does
      req,
    })
  }
  return doc
}
