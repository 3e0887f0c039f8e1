import { deliveryPenceIn } from '@/lib/content/shop'
import { pricedItems, type SoldItem } from '@/lib/content/sold-items'

import { getClaims } from './claims'
import { getShopProducts } from './shop'

/** What can be bought today, and what a delivery costs. Nothing is on sale while no price of a delivery may be shown. */
export async function getOnSale(): Promise<{ products: SoldItem[]; deliveryPence: number }> {
  const [products, claims] = await Promise.all([getShopProducts(), getClaims('structured-data')])
  return {
    products: pricedItems(products, claims),
    deliveryPence: deliveryPenceIn(claims) ?? 0,
  }
}
