import type { OfferedBundle } from '@/lib/content/bundles'
import { toCartProduct } from '@/lib/content/cart-product'

import { AddBundle } from './add-bundle'
import { AddToCart } from './add-to-cart'

/** Adds a bundle to the basket. If it consists of one product, the visitor chooses the quantity. */
export function BundleAction({ bundle: { lines }, isStoreOpen }: { bundle: OfferedBundle; isStoreOpen: boolean }) {
  const cartLines = lines.map(({ item, quantity }) => ({ product: toCartProduct(item), quantity }))
  const [only, ...others] = cartLines
  return only && others.length === 0 ? (
    <AddToCart {...only} isStoreOpen={isStoreOpen} />
  ) : (
    <AddBundle lines={cartLines} isStoreOpen={isStoreOpen} />
  )
}
