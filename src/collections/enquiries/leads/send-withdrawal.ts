import type { CollectionAfterChangeHook } from 'payload'

import { objected } from '@/lib/people/restore-notes'
import { sendToCrmAgain } from '@/lib/use-cases/deliveries/send-to-crm-again'
import { noteForRestore } from '@/lib/use-cases/people/note-for-restore'

/** Sends a lead to the CRM again once the customer has stopped offers and news, and notes it for a restore. */
export const sendWithdrawal: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (!doc.consent?.marketingWithdrawnAt || previousDoc?.consent?.marketingWithdrawnAt) return doc
  await sendToCrmAgain(req, doc.id)
  if (doc.email) await noteForRestore(req, [objected(doc.email)])
  return doc
}
