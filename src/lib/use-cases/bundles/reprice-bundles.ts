import type { PayloadRequest } from 'payload'

import { penceOf } from '@/lib/domain/catalogue/delivered-price'

import { bundlesWith } from './bundles-with'
import { priceOfBundle } from './price-of-bundle'

/**
 * Updates the price of every bundle that contains a product or one of its variants, within the request's transaction. A
 * bundle with something that no longer exists has no price, and must not prevent the change.
 */
export async function repriceBundles(req: PayloadRequest, productId: number): Promise<void> {
  for (const { bundle, lines } of await bundlesWith(req, ({ product }) => product === productId)) {
    const { id, products, basePrice } = bundle
    const pence = await priceOfBundle(req, lines)
    if (pence === null) req.payload.logger.warn({ msg: 'bundle not repriced', bundleId: id, productId })
    if (pence === null || pence === penceOf(basePrice)) continue
    // Follows the price of the product, regardless of who changes it.
    await req.payload.update({ collection: 'bundles', id, data: { products }, overrideAccess: true, req })
  }
}
