import type { CollectionAfterChangeHook } from 'payload'

import { enquiryChannels } from '@/lib/domain/delivery/delivery-states'
import { now } from '@/lib/platform/clock'

/**
 * Creates the deliveries of a held lead on release; if its customer has withdrawn it by then, only once staff reopen it.
 */
export const releaseFromQuarantine: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const wasWaiting = previousDoc?.quarantined || previousDoc?.status === 'withdrawn'
  if (operation !== 'update' || !wasWaiting || doc.quarantined || doc.status === 'withdrawn' || doc.isSample) return doc
  const channels = enquiryChannels({ tellsCustomer: Boolean(doc.email) })
  const { totalDocs } = await req.payload.count({
    collection: 'deliveries',
    where: { lead: { equals: doc.id }, channel: { in: channels } }, // a quote has a delivery of its own
    overrideAccess: true,
    req,
  })
  if (totalDocs > 0) return doc
  for (const channel of channels) {
    await req.payload.create({
      collection: 'deliveries',
      data: { lead: doc.id, channel, state: 'waiting', attempts: 0, nextAttemptAt: now().toISOString() },
      overrideAccess: true, // deliveries cannot be created by hand, only by this rule
      req,
    })
  }
  return doc
}
