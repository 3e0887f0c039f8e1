import type { CollectionAfterChangeHook } from 'payload'

import type { Product, ProductVariant } from '@/lib/generated/payload-types'
import { repriceBundles } from '@/lib/use-cases/bundles/reprice-bundles'

/** Reprices bundles in the same transaction, so that they never differ from the prices of their products. */
export const reprice: CollectionAfterChangeHook<Product> = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && doc.basePrice !== previousDoc.basePrice) await repriceBundles(req, doc.id)
  return doc
}

/** The same for a variant. */
export const repriceVariant: CollectionAfterChangeHook<ProductVariant> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const productId = typeof doc.product === 'object' ? doc.product.id : doc.product
  if (operation === 'update' && doc.price !== previousDoc.price) await repriceBundles(req, productId)
  return doc
}
