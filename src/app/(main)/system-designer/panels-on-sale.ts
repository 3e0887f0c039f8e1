import { toCartProduct } from '@/lib/content/cart-product'
import { getOnSale } from '@/lib/data/on-sale'
import { getPanels } from '@/lib/data/panels'
import { getSiteSettings } from '@/lib/data/site-settings'
import { isOpen } from '@/lib/routing/closed'
import { routes } from '@/lib/routing/routes'
import type { CartProduct } from '@/lib/schemas/cart'

/** The panels as products for the basket; none while the store is closed, or without a price that may be shown. */
export async function panelsOnSale(): Promise<CartProduct[]> {
  const [{ storeOpen }, { products }, panels] = await Promise.all([getSiteSettings(), getOnSale(), getPanels()])
  const slugs = panels.map(({ slug }) => slug)
  return storeOpen && isOpen(routes.cart) ? products.filter(({ slug }) => slugs.includes(slug)).map(toCartProduct) : []
}
