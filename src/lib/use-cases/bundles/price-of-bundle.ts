import type { PayloadRequest } from 'payload'

import { penceOf } from '@/lib/domain/catalogue/delivered-price'
import { linePence } from '@/lib/domain/shop/cart-totals'
import type { BundleProducts } from '@/lib/schemas/bundle-products'

/**
 * Today's price of all the products of a bundle, in pence, within the request's transaction. Null if one of them does
 * not exist.
 */
export async function priceOfBundle(req: PayloadRequest, products: BundleProducts): Promise<number | null> {
  const asStaff = { overrideAccess: true, req, depth: 0, pagination: false } as const // the same for every user
  const [found, variants] = [
    await req.payload.find({
      collection: 'products',
      where: { id: { in: products.map(({ product }) => product) } },
      ...asStaff,
    }),
    await req.payload.find({
      collection: 'product-variants',
      where: { id: { in: products.flatMap(({ variant }) => variant ?? []) } },
      ...asStaff,
    }),
  ]
  const priceOf = ({ product, variant }: BundleProducts[number]) =>
    variant === undefined
      ? found.docs.find(({ id }) => id === product)?.basePrice
      : variants.docs.find((one) => one.id === variant && one.product === product)?.price
  const prices = products.map(priceOf)
  if (prices.some((price) => price === undefined)) return null
  return products.reduce(
    (sum, { quantity }, index) => sum + linePence({ eachPence: penceOf(prices[index] ?? 0), quantity }),
    0,
  )
}
