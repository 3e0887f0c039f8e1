import { deliveryPenceIn } from '@/lib/content/shop'
import { pricedItems, type SoldItem } from '@/lib/content/sold-items'

import { getClaims } from './claims'
import { getShopProducts } from './shop'

/** The items on sale today and the price of a delivery. Nothing is on sale while no delivery price may be shown. */
export async function getOnSale(): Promise<{ products: SoldItem[]; deliveryPence: number }> {
  const [products, claims] = await Promise.all([getShopProducts(), getClaims('structured-data')])
  return {
    products: pricedItems(products, claims),
    deliveryPence: deliveryPenceIn(claims) ?? 0,
  }
}

/** The products on sale without their variants, for quotes, whose lines name a product alone. */
export async function getListedProducts(): Promise<SoldItem[]> {
  const { products } = await getOnSale()
  return products.filter(({ variantId }) => variantId === null)
}
