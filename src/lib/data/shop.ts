import type { ShopProduct } from '@/lib/content/shop'
import { londonDay } from '@/lib/domain/calendar/london-day'
import { penceOf } from '@/lib/domain/catalogue/delivered-price'
import type { Product } from '@/lib/generated/payload-types'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'
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
  const { id, slug, name, basePrice, onSaleSince, installationComplexity, updatedAt } = product
  const { dimensions, weight, images, priceValidUntil } = product
  const size = productDimensionsSchema.safeParse(dimensions)
  const pricePence = penceOf(basePrice)
  return {
    id,
    slug,
    name,
    ...textsOf(product),
    ...categoryOf(product),
    pricePence,
    previousPrice: previousPrice({ productId: id, pricePence, onSaleSince }),
    stock: stockOf({ productId: id }),
    technicalData: technicalDataOf(product),
    installationComplexity: installationComplexity ?? 'medium',
    documents: documentsOf(product),
    sizeMm: size.success ? size.data : null,
    weightKg: weight ?? null,
    pictures: (images ?? []).flatMap((image) => pictureIn(image) ?? []),
    priceValidUntil: priceValidUntil ? londonDay(priceValidUntil) : null,
    updatedAt,
  }
}

const textsOf = (product: Product) => ({
  summary: product.shortDescription ?? '',
  description: product.description ?? '',
  leadTime: product.leadTime ?? '',
  warranty: product.warranty ?? '',
  energyRating: product.energyRating ?? '',
  features: product.features ?? [],
  worksWith: product.compatibility ?? [],
  inBox: product.boxContents ?? [],
  metaTitle: product.metaTitle ?? '',
  metaDescription: product.metaDescription ?? '',
  gtin: product.gtin ?? '',
})

function categoryOf({ category: stored }: Product) {
  const category = typeof stored === 'object' ? stored : null
  return {
    category: category?.name ?? '',
    categorySlug: category?.slug ?? '',
    categoryDescription: category?.description ?? '',
  }
}
