import type { CollectionAfterChangeHook } from 'payload'

import { sendToCrmAgain } from '@/lib/use-cases/deliveries/send-to-crm-again'

/** Sends a lead to the CRM again once the customer has stopped offers and news. */
export const sendWithdrawal: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (!doc.consent?.marketingWithdrawnAt || previousDoc?.consent?.marketingWithdrawnAt) return doc
  await sendToCrmAgain(req, doc.id)
  return doc
}
