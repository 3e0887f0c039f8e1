import { toCartProduct } from '@/lib/content/cart-product'
import { POWERBOARD_SLUG } from '@/lib/content/product'
import { getOnSale } from '@/lib/data/on-sale'
import { getSiteSettings } from '@/lib/data/site-settings'
import type { CartProduct } from '@/lib/schemas/cart'

/** The panel as a product for the basket; null while the store is closed or its price may not be shown. */
export async function panelOnSale(): Promise<CartProduct | null> {
  const [{ storeOpen }, { products }] = await Promise.all([getSiteSettings(), getOnSale()])
  const panel = storeOpen ? products.find(({ slug }) => slug === POWERBOARD_SLUG) : undefined
  return panel ? toCartProduct(panel) : null
}
