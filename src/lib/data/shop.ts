import type { ShopProduct } from '@/lib/content/shop'
import { londonDay } from '@/lib/domain/calendar/london-day'
import { penceOf } from '@/lib/domain/catalogue/delivered-price'
import type { Product } from '@/lib/generated/payload-types'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { CACHE_MANIFEST } from '@/lib/routing/cache-manifest'
import { productDimensionsSchema } from '@/lib/schemas/product-dimensions'

import { cachedRead } from './cached-read'
import { payloadClient } from './payload-client'
import { pictureIn } from './pictures'
import { type PreviousPriceOf, readPreviousPrices } from './previous-prices'
import { documentsOf } from './product-documents'
import { readStock, type StockOf } from './stock-levels'
import { technicalDataOf } from './technical-data'
import { readVariants, variantsOf } from './variants'

/**
 * Every product that is shown, featured ones first. One query for all, so that a made-up path causes no query and does
 * not fill the cache.
 */
export const getShopProducts = cachedRead(CACHE_MANIFEST.shopProducts, readShopProducts)

/** The product with this slug, or null. */
export async function getShopProduct(slug: string): Promise<ShopProduct | null> {
  const products = await getShopProducts()
  return products.find((product) => product.slug === slug) ?? null
}

async function readShopProducts(): Promise<ShopProduct[]> {
  const payload = await payloadClient()
  const [{ docs }, variants, previousPrice, { stockOf }] = await Promise.all([
    payload.find({
      collection: 'products',
      where: { isActive: { equals: true } },
      pagination: false,
      sort: ['-isFeatured', 'name'],
      depth: 1,
      overrideAccess: false,
    }),
    readVariants(payload),
    readPreviousPrices(poolOf(payload), now()),
    readStock(poolOf(payload)),
  ])
  return docs.map((product) => ({
    ...toShopProduct(product, { previousPrice, stockOf }),
    variants: variantsOf(variants, { productId: product.id, previousPrice, stockOf }),
  }))
}

type Ledgers = { previousPrice: PreviousPriceOf; stockOf: StockOf }

function toShopProduct(product: Product, { previousPrice, stockOf }: Ledgers): Omit<ShopProduct, 'variants'> {
  const {
    id,
    slug,
    name,
    shortDescription,
    description,
    category,
    basePrice,
    leadTime,
    warranty,
    energyRating,
    installationComplexity,
    features,
    compatibility,
    boxContents,
    dimensions,
    weight,
    images,
    metaTitle,
    metaDescription,
    gtin,
    priceValidUntil,
    updatedAt,
  } = product
  const size = productDimensionsSchema.safeParse(dimensions)
  return {
    id,
    slug,
    name,
    summary: shortDescription ?? '',
    description: description ?? '',
    category: typeof category === 'object' ? (category?.name ?? '') : '',
    categorySlug: typeof category === 'object' ? (category?.slug ?? '') : '',
    categoryDescription: typeof category === 'object' ? (category?.description ?? '') : '',
    pricePence: penceOf(basePrice),
    previousPrice: previousPrice({ productId: id, pricePence: penceOf(basePrice), onSaleSince: product.onSaleSince }),
    stock: stockOf({ productId: id }),
    leadTime: leadTime ?? '',
    warranty: warranty ?? '',
    technicalData: technicalDataOf(product),
    energyRating: energyRating ?? '',
    installationComplexity: installationComplexity ?? 'medium',
    features: features ?? [],
    worksWith: compatibility ?? [],
    inBox: boxContents ?? [],
    documents: documentsOf(product),
    sizeMm: size.success ? size.data : null,
    weightKg: weight ?? null,
    pictures: (images ?? []).flatMap((image) => pictureIn(image) ?? []),
    metaTitle: metaTitle ?? '',
    metaDescription: metaDescription ?? '',
    gtin: gtin ?? '',
    priceValidUntil: priceValidUntil ? londonDay(priceValidUntil) : null,
    updatedAt,
  }
}
