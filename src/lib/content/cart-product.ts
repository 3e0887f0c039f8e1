import type { SoldItem } from './sold-items'

/** The fields of a product or variant that the browser stores in a cart. */
export function toCartProduct({ productId: id, variantId, name, slug, ...item }: SoldItem) {
  const { pricePence, pictures, stock, sizeMm } = item
  const basePrice = (pricePence / 100).toFixed(2)
  return { id, variantId, name, slug, basePrice, images: pictures.map(({ src }) => src), stock, sizeMm }
}
