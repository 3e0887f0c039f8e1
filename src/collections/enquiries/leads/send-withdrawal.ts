import type { CollectionAfterChangeHook } from 'payload'

import { now } from '@/lib/platform/clock'

/** Sends a lead to the CRM again once the customer has stopped offers and news. Unsent deliveries include it anyway. */
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
