import { pieceCount } from '@/lib/domain/shop/cart'
import { cartTotals } from '@/lib/domain/shop/cart-totals'

import type { Claims } from './claim'
import { deliveryPenceIn, type ShopProduct } from './shop'
import { pricedItems, type SoldItem } from './sold-items'

/** `variantId` is null for the product itself. */
type BundleItem = { productId: number; variantId: number | null; quantity: number }

/** Items of one or several products. Prices in pence with VAT, without delivery. */
export type ShopBundle = {
  slug: string
  name: string
  description: string
  /** Calculated by the engine for a room. */
  isForRoom: boolean
  items: BundleItem[]
  basePence: number
  finalPence: number
  /** Whether there is enough of each item. */
  isInStock: boolean
}

/** A bundle on offer. `savingPence` is relative to the same items in one order. */
export type OfferedBundle = ShopBundle & {
  lines: { item: SoldItem; quantity: number }[]
  pieces: number
  deliveredPence: number
  savingPence: number
  /** The cart does not support discounts, so such a bundle is sold by quote. */
  isDiscounted: boolean
}

type Shelf = { bundles: readonly ShopBundle[]; products: readonly ShopProduct[]; claims: Claims }

/** The bundles that may be shown: all their products have a visible price, and their base price is up to date. */
export function offeredBundles({ bundles, products, claims }: Shelf): OfferedBundle[] {
  const deliveryPence = deliveryPenceIn(claims)
  if (deliveryPence === null) return []
  const onSale = pricedItems(products, claims)
  return bundles.flatMap((bundle) => {
    const { items, basePence, finalPence } = bundle
    const lines = items.flatMap(({ productId, variantId, quantity }) => {
      const item = onSale.find((sold) => sold.productId === productId && sold.variantId === variantId)
      return item ? [{ item, quantity }] : []
    })
    const priced = lines.map(({ item, quantity }) => ({ eachPence: item.pricePence, quantity }))
    if (lines.length < items.length || cartTotals({ lines: priced, deliveryPence }).goodsPence !== basePence) return []
    const pieces = pieceCount(lines)
    return [
      {
        ...bundle,
        lines,
        pieces,
        deliveredPence: finalPence + deliveryPence,
        savingPence: basePence - finalPence,
        isDiscounted: finalPence < basePence,
      },
    ]
  })
}

/** The bundles that contain a product and at least one other. */
export const soldTogether = (bundles: readonly OfferedBundle[], productId: number): OfferedBundle[] =>
  bundles.filter(({ items }) => items.length > 1 && items.some((item) => item.productId === productId))
