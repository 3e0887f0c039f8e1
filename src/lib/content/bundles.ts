import { bundleSavingPence } from '@/lib/domain/estimate/room-bundle'

import type { Claims } from './claim'
import { shopPriceOf, type ShopProduct } from './shop'
import { itemsOf, type SoldItem } from './sold-items'

/** Several pieces of one product. Prices in pence with VAT, without delivery. */
export type ShopBundle = {
  slug: string
  name: string
  description: string
  productId: number
  quantity: number
  basePence: number
  finalPence: number
}

/** A bundle that can be offered, with its product. `savingPence`: against ordering its pieces one at a time. */
export type OfferedBundle = ShopBundle & {
  item: SoldItem
  deliveredPence: number
  savingPence: number
  /** A discount is not known to the basket, so such a bundle is sold by a quote. */
  isDiscounted: boolean
}

/** The bundles that may be shown: of a product whose price may be, and up to date with it. */
export function offeredBundles({
  bundles,
  products,
  claims,
}: {
  bundles: readonly ShopBundle[]
  products: readonly ShopProduct[]
  claims: Claims
}): OfferedBundle[] {
  return bundles.flatMap((bundle) => {
    const { productId, quantity, basePence, finalPence } = bundle
    const product = products.find(({ id }) => id === productId)
    if (!product) return []
    const [item] = itemsOf(product)
    const price = shopPriceOf({ product: item, claims })
    if (price.kind !== 'priced' || basePence !== quantity * price.eachPence) return []
    const { deliveryPence } = price.delivered
    return [
      {
        ...bundle,
        item,
        deliveredPence: finalPence + deliveryPence,
        savingPence: bundleSavingPence({ panels: quantity, deliveryPence, basePence, finalPence }),
        isDiscounted: finalPence < basePence,
      },
    ]
  })
}
