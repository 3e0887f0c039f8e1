import type { CollectionAfterChangeHook } from 'payload'

import { enquiryChannels } from '@/lib/domain/delivery/delivery-states'
import { now } from '@/lib/platform/clock'

/** Creates the deliveries of a held lead on release, unless its customer has withdrawn it. */
export const releaseFromQuarantine: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || !previousDoc?.quarantined || doc.quarantined || doc.status === 'withdrawn') return doc
  for (const channel of enquiryChannels({ hasEmail: Boolean(doc.email) })) {
    await req.payload.create({
      collection: 'deliveries',
      data: { lead: doc.id, channel, state: 'waiting', attempts: 0, nextAttemptAt: now().toISOString() },
      overrideAccess: true, // deliveries cannot be created by hand, only by this rule
      req,
    })
  }
  return doc
}
