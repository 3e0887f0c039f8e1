import type { CollectionAfterChangeHook } from 'payload'

import { now } from '@/lib/platform/clock'

/** Tells the CRM again about a lead that has asked us to stop offers and news. Unsent deliveries will say so anyway. */
export const sendWithdrawal: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (!doc.consent?.marketingWithdrawnAt || previousDoc?.consent?.marketingWithdrawnAt) return doc
  await req.payload.update({
    collection: 'deliveries',
    where: { lead: { equals: doc.id }, channel: { equals: 'crm' }, state: { equals: 'sent' } },
    data: { state: 'waiting', attempts: 0, nextAttemptAt: now().toISOString() },
    overrideAccess: true, // deliveries cannot be changed by hand, only by this rule
    req,
  })
  return doc
}
