import type { OfferedBundle } from '@/lib/content/bundles'
import { toCartProduct } from '@/lib/content/cart-product'

import { AddBundle } from './add-bundle'
import { AddToCart } from './add-to-cart'

/** Adds a bundle to the basket; how many of a single product is for the visitor to choose. */
export function BundleAction({ bundle: { lines }, isStoreOpen }: { bundle: OfferedBundle; isStoreOpen: boolean }) {
  const wanted = lines.map(({ item, quantity }) => ({ product: toCartProduct(item), quantity }))
  const [only, ...others] = wanted
  return only && others.length === 0 ? (
    <AddToCart {...only} isStoreOpen={isStoreOpen} />
  ) : (
    <AddBundle lines={wanted} isStoreOpen={isStoreOpen} />
  )
}
