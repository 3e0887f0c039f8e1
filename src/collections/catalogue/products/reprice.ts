import type { CollectionAfterChangeHook } from 'payload'

import { penceOf } from '@/lib/domain/catalogue/delivered-price'
import type { Product } from '@/lib/generated/payload-types'
import { repriceBundles } from '@/lib/use-cases/bundles/reprice-bundles'

/** A bundle never shows another price than that of its product, so both change in one transaction. */
export const reprice: CollectionAfterChangeHook<Product> = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && doc.basePrice !== previousDoc.basePrice)
    await repriceBundles(req, { productId: doc.id, pricePence: penceOf(doc.basePrice) })
  return doc
}
