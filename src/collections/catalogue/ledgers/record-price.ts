import type { CollectionAfterChangeHook } from 'payload'

import { auditRequest } from '@/lib/accounts/record-audit'
import type { PriceSource } from '@/lib/domain/catalogue/price-sources'
import { poundsAndPence } from '@/lib/format/pounds'
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
    if (source !== 'seed')
      await auditRequest(req, {
        action: 'price-changed',
        what: `${nameOf(of)}: ${written(before)} to ${written(after)}`,
      })
    return doc
  }
}

const nameOf = ({ product, variant }: Priced['of']) =>
  variant ? `Product variant ${numberOf(variant)}` : `Product ${numberOf(product)}`

const numberOf = (related: object | number) => (typeof related === 'object' && 'id' in related ? related.id : related)

const written = (pounds: number | null) => (pounds === null ? 'no price' : poundsAndPence(Math.round(pounds * 100)))
