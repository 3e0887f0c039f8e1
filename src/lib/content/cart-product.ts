import type { CartProduct } from '@/lib/schemas/cart'

import type { ShopProduct } from './shop'

/** What the browser keeps of a product in a cart. */
export function toCartProduct({ id, name, slug, pricePence, pictures, stock, sizeMm }: ShopProduct): CartProduct {
  const basePrice = (pricePence / 100).toFixed(2)
  return { id, name, slug, basePrice, images: pictures.map(({ src }) => src), stock, sizeMm }
}
