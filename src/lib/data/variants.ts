import type { Payload } from 'payload'

import type { ShopVariant } from '@/lib/content/shop'
import { attributeFacts } from '@/lib/domain/catalogue/attribute-facts'
import { penceOf } from '@/lib/domain/catalogue/delivered-price'
import type { ProductVariant } from '@/lib/generated/payload-types'
import { productDimensionsSchema } from '@/lib/schemas/product-dimensions'

import { pictureIn } from './pictures'
import type { PreviousPriceOf } from './previous-prices'
import type { StockOf } from './stock-levels'

/** The variants that are shown, of all products, in the order set by staff. */
export async function readVariants(payload: Payload): Promise<ProductVariant[]> {
  const { docs } = await payload.find({
    collection: 'product-variants',
    where: { isActive: { equals: true } },
    pagination: false,
    sort: ['sortOrder', 'id'],
    depth: 1,
    overrideAccess: false,
  })
  return docs
}

type VariantOptions = { productId: number; previousPrice: PreviousPriceOf; stockOf: StockOf }

/** The variants of one product. */
export function variantsOf(variants: readonly ProductVariant[], options: VariantOptions): ShopVariant[] {
  return variants
    .filter(({ product }) => idOf(product) === options.productId)
    .map((variant) => toVariant(variant, options))
}

const idOf = (product: ProductVariant['product']) => (typeof product === 'object' ? product.id : product)

function toVariant(variant: ProductVariant, { productId, previousPrice, stockOf }: VariantOptions): ShopVariant {
  const { id, name, sku, price, attributes, dimensions, weight, images, onSaleSince } = variant
  const pricePence = penceOf(price)
  const size = productDimensionsSchema.safeParse(dimensions)
  return {
    id,
    name,
    sku,
    pricePence,
    previousPrice: previousPrice({ productId, variantId: id, pricePence, onSaleSince }),
    stock: stockOf({ productId, variantId: id }),
    attributes: attributeFacts(attributes),
    sizeMm: size.success ? size.data : null,
    weightKg: weight ?? null,
    pictures: (images ?? []).flatMap((image) => pictureIn(image) ?? []),
  }
}
