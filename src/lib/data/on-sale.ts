import { deliveryPenceIn, shopPriceOf, type ShopProduct } from '@/lib/content/shop'

import { getClaims } from './claims'
import { getShopProducts } from './shop'

/** What can be bought today, and what a delivery costs. Nothing is on sale while no price of a delivery may be shown. */
export async function getOnSale(): Promise<{ products: ShopProduct[]; deliveryPence: number }> {
  const [products, claims] = await Promise.all([getShopProducts(), getClaims('structured-data')])
  return {
    products: products.filter((product) => shopPriceOf({ product, claims }).kind === 'priced'),
    deliveryPence: deliveryPenceIn(claims) ?? 0,
  }
}
