import { unstable_cache } from 'next/cache'

import { penceOf } from '@/lib/domain/pricing/delivered-price'
import { stockOf } from '@/lib/domain/pricing/stock'
import type { Product } from '@/lib/generated/payload-types'
import { productDimensionsSchema } from '@/lib/schemas/product-dimensions'
import { cacheTags } from '@/lib/site/cache-tags'
import type { ShopProduct } from '@/lib/site/shop'

import { payloadClient } from './payload-client'
import { pictureIn } from './pictures'

/** Every product that is shown, those shown first before the others. One read for all, so that an address somebody made up asks the database nothing and fills no cache. */
export const getShopProducts: () => Promise<ShopProduct[]> = unstable_cache(readShopProducts, ['shop-products'], {
  tags: [cacheTags.products, cacheTags.media],
})

/** The product at an address, or null. */
export async function getShopProduct(slug: string): Promise<ShopProduct | null> {
  const products = await getShopProducts()
  return products.find((product) => product.slug === slug) ?? null
}

async function readShopProducts(): Promise<ShopProduct[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'products',
    where: { isActive: { equals: true } },
    pagination: false,
    sort: ['-isFeatured', 'name'],
    depth: 1,
    overrideAccess: false,
  })
  return docs.map(toShopProduct)
}

function toShopProduct(product: Product): ShopProduct {
  const {
    slug,
    name,
    shortDescription,
    description,
    category,
    basePrice,
    stockLevel,
    lowStockThreshold,
    leadTime,
    warranty,
    features,
    compatibility,
    dimensions,
    weight,
    images,
    metaTitle,
    metaDescription,
    updatedAt,
  } = product
  const size = productDimensionsSchema.safeParse(dimensions)
  return {
    slug,
    name,
    summary: shortDescription ?? '',
    description: description ?? '',
    category: typeof category === 'object' ? (category?.name ?? '') : '',
    pricePence: penceOf(basePrice),
    stock: stockOf({ level: stockLevel ?? null, warnBelow: lowStockThreshold ?? 0 }),
    leadTime: leadTime ?? '',
    warranty: warranty ?? '',
    features: features ?? [],
    worksWith: compatibility ?? [],
    sizeMm: size.success ? size.data : null,
    weightKg: weight ?? null,
    pictures: (images ?? []).flatMap((image) => pictureIn(image) ?? []),
    metaTitle: metaTitle ?? '',
    metaDescription: metaDescription ?? '',
    updatedAt,
  }
}
