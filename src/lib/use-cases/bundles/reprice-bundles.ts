import type { PayloadRequest } from 'payload'

import { penceOf } from '@/lib/domain/catalogue/delivered-price'
import { bundleProductsSchema } from '@/lib/schemas/bundle-products'

import { priceOfBundle } from './price-of-bundle'

/** Gives the bundles that hold a product, or a variant of it, their new price, within the request's transaction. */
export async function repriceBundles(req: PayloadRequest, productId: number): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'bundles',
    pagination: false,
    depth: 0,
    overrideAccess: true, // the price of the product decides, not who changes it
    req,
  })
  for (const { id, products, basePrice } of docs) {
    const parts = bundleProductsSchema.safeParse(products)
    if (!parts.success || !parts.data.some(({ product }) => product === productId)) continue
    if ((await priceOfBundle(req, parts.data)) === penceOf(basePrice)) continue
    await req.payload.update({ collection: 'bundles', id, data: { products }, overrideAccess: true, req }) // see above
  }
}
