import type { PayloadRequest } from 'payload'

import { penceOf } from '@/lib/domain/catalogue/delivered-price'
import { bundleProductsSchema } from '@/lib/schemas/bundle-products'

import { priceOfBundle } from './price-of-bundle'

/**
 * Updates the price of every bundle that contains a product or one of its variants, within the request's transaction.
 */
export async function repriceBundles(req: PayloadRequest, productId: number): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'bundles',
    pagination: false,
    depth: 0,
    overrideAccess: true, // follows the price of the product, regardless of who changes it
    req,
  })
  for (const { id, products, basePrice } of docs) {
    const parsed = bundleProductsSchema.safeParse(products)
    if (!parsed.success || !parsed.data.some(({ product }) => product === productId)) continue
    if ((await priceOfBundle(req, parsed.data)) === penceOf(basePrice)) continue
    await req.payload.update({ collection: 'bundles', id, data: { products }, overrideAccess: true, req }) // see above
  }
}
