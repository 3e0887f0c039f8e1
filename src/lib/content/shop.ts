import type { AttributeFact } from '@/lib/domain/catalogue/attribute-facts'
import { type DeliveredPrice, deliveredPrice, penceOf } from '@/lib/domain/catalogue/delivered-price'
import { POWERBOARD_SLUG } from '@/lib/domain/catalogue/powerboard-slug'
import type { Stock } from '@/lib/domain/catalogue/stock'

import { type Claim, type Claims, readingOf } from './claim'
import type { Picture } from './picture'
import type { ProductDocument } from './product-documents'

/** A price that was charged, with VAT; `from` and `until` are ISO 8601. */
export type PreviousPrice = { pence: number; from: string; until: string }

/** A size or version of a product, with its own price and stock. */
export type ShopVariant = Pick<
  ShopProduct,
  'pricePence' | 'previousPrice' | 'stock' | 'sizeMm' | 'weightKg' | 'pictures'
> & {
  id: number
  name: string
  sku: string
  attributes: AttributeFact[]
}

/** A product ready to render. */
export type ShopProduct = {
  id: number
  slug: string
  name: string
  summary: string
  description: string
  /** '' if uncategorised. */
  category: string
  categorySlug: string
  categoryDescription: string
  /** Including VAT. */
  pricePence: number
  /** The previous price; null unless the price ledger proves that it may be shown. */
  previousPrice: PreviousPrice | null
  stock: Stock
  leadTime: string
  warranty: string
  technicalData: AttributeFact[]
  energyRating: string
  /** 'medium' unless staff chose otherwise. */
  installationComplexity: 'low' | 'medium' | 'high'
  features: string[]
  worksWith: string[]
  /** Contents of the box; [] if not entered. */
  inBox: string[]
  documents: ProductDocument[]
  sizeMm: { length: number; width: number; thickness: number } | null
  weightKg: number | null
  pictures: Picture[]
  variants: ShopVariant[]
  /** For search results; '' falls back to the name and summary. */
  metaTitle: string
  metaDescription: string
  /** '' if none. */
  gtin: string
  /** The last day of the price, as an ISO date. */
  priceValidUntil: string | null
  /** ISO 8601 */
  updatedAt: string
}

/** The price, where it can be shown. `claim` is the evidence for the unit price, `warranty` for the warranty period. */
export type ShopPrice =
  | { kind: 'priced'; eachPence: number; claim: Claim | null; delivered: DeliveredPrice; delivery: Claim }
  | { kind: 'quoted'; text: string }

export const STOCK_WORDS: Record<Exclude<Stock, 'unknown'>, string> = {
  'in-stock': 'In stock',
  low: 'Only a few left',
  none: 'None in stock',
}

/**
 * Unit price with delivery. Uses the claims for structured data, so that a product's page and its structured data
 * agree. If replacement text is shown instead of the price or delivery, no partial price is shown.
 */
export function shopPriceOf({
  product,
  claims,
}: {
  product: Pick<ShopProduct, 'slug' | 'pricePence'>
  claims: Claims
}): ShopPrice {
  const { slug, pricePence: eachPence } = product
  const claim = slug === POWERBOARD_SLUG ? claims['price.panel'] : undefined
  if (claim?.kind === 'replacement') return { kind: 'quoted', text: claim.text }
  const delivery = readingOf(claims, 'price.delivery')
  if (!delivery) return { kind: 'quoted', text: claims['price.delivery']?.text ?? 'Priced in a written quote' }
  const delivered = deliveredPrice({ eachPence, quantity: 1, deliveryPence: penceOf(Number(delivery.value)) })
  return {
    kind: 'priced',
    eachPence,
    claim: claim && penceOf(Number(claim.value)) === eachPence ? claim : null,
    delivered,
    delivery,
  }
}

/** The delivery price, if it may be shown. */
export function deliveryPenceIn(claims: Claims): number | null {
  const delivery = readingOf(claims, 'price.delivery')
  return delivery && penceOf(Number(delivery.value))
}

/** The products of a category. `category` and `description` are '' if there is none. */
export type Shelf = { category: string; description: string; products: readonly ShopProduct[] }

/** Categories in order of first product; uncategorised products last. */
export function byCategory(products: readonly ShopProduct[]): Shelf[] {
  const categories = [...new Set(products.map(({ category }) => category))].sort(
    (a, b) => Number(a === '') - Number(b === ''),
  )
  return categories.map((category) => {
    const shelf = products.filter((product) => product.category === category)
    return { category, description: shelf[0]?.categoryDescription ?? '', products: shelf }
  })
}
