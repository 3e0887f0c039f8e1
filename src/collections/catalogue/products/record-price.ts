import type { CollectionAfterChangeHook } from 'payload'

import type { Product } from '@/lib/generated/payload-types'

/** Puts each change of a price into the ledger, in the same transaction. */
export const recordPrice: CollectionAfterChangeHook<Product> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || doc.basePrice === previousDoc.basePrice) return doc
  await req.payload.create({
    collection: 'price-changes',
    data: {
      product: doc.id,
      before: previousDoc.basePrice,
      after: doc.basePrice,
      changedBy: req.user?.name ?? 'Automatic',
    },
    overrideAccess: true, // nobody can write the ledger directly
    req,
  })
  return doc
}
