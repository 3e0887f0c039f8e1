import type { CollectionAfterChangeHook } from 'payload'

import { sendToCrmAgain } from '@/lib/use-cases/deliveries/send-to-crm-again'
import { noteObjection } from '@/lib/use-cases/people/objections'

/** Sends a lead to the CRM again once the customer has stopped offers and news, and notes it for a restore. */
export const sendWithdrawal: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (!doc.consent?.marketingWithdrawnAt || previousDoc?.consent?.marketingWithdrawnAt) return doc
  await sendToCrmAgain(req, doc.id)
  if (doc.email) await noteObjection(req, doc.email)
  return doc
}
