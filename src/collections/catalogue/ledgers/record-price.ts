import type { CollectionAfterChangeHook } from 'payload'

import type { PriceSource } from '@/lib/domain/catalogue/price-sources'
import type { PriceChange } from '@/lib/generated/payload-types'

type Priced = { of: Pick<PriceChange, 'product' | 'variant'>; pounds: number }

/** Records the first price of a record, and each change of it, in the ledger, in the same transaction. */
export function recordPrice<Doc extends { id: number }>(
  pricedOf: (doc: Doc) => Priced,
): CollectionAfterChangeHook<Doc> {
  return async ({ doc, previousDoc, operation, req }) => {
    const { of, pounds: after } = pricedOf(doc)
    const before = operation === 'update' ? pricedOf(previousDoc).pounds : null
    if (before === after) return doc
    const source: PriceSource = req.context.isSupplierFile ? 'supplier-file' : req.user ? 'staff' : 'seed'
    await req.payload.create({
      collection: 'price-changes',
      data: { ...of, before, after, source, changedBy: req.user?.name ?? 'Automatic' },
      overrideAccess: true, // nobody can write the ledger directly
      req,
    })
    return doc
  }
}
