import type { Claims } from './claim'
import { shopPriceOf, type ShopProduct } from './shop'

/** An item in a cart or order: a product, or one of its variants. Pence include VAT. */
export type SoldItem = Pick<
  ShopProduct,
  'slug' | 'name' | 'pricePence' | 'stock' | 'leadTime' | 'sizeMm' | 'pictures'
> & {
  productId: number
  /** Null for the product itself. */
  variantId: number | null
}

/** The items of a product: the product itself and each variant, which inherits fields it does not set. */
export function itemsOf({ id: productId, variants, ...product }: ShopProduct): [SoldItem, ...SoldItem[]] {
  const { slug, name, pricePence, stock, leadTime, sizeMm, pictures } = product
  const itself = { productId, variantId: null, slug, name, pricePence, stock, leadTime, sizeMm, pictures }
  return [
    itself,
    ...variants.map((variant) => ({
      ...itself,
      variantId: variant.id,
      name: `${name}, ${variant.name}`,
      pricePence: variant.pricePence,
      stock: variant.stock,
      sizeMm: variant.sizeMm ?? sizeMm,
      pictures: variant.pictures.length > 0 ? variant.pictures : pictures,
    })),
  ]
}

/** The items whose price may be shown, so that they can be bought. */
export const pricedItems = (products: readonly ShopProduct[], claims: Claims): SoldItem[] =>
  products.flatMap(itemsOf).filter((product) => shopPriceOf({ product, claims }).kind === 'priced')
