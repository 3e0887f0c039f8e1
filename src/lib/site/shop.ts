import { deliveredPrice, penceOf, type DeliveredPrice } from '@/lib/domain/pricing/delivered-price'
import type { Stock } from '@/lib/domain/pricing/stock'

import { readingOf, type Claim, type Claims } from './claim'
import type { Picture } from './picture'
import { POWERBOARD_SLUG } from './product'

/** Something that is sold, as its page shows it. */
export type ShopProduct = {
  slug: string
  name: string
  summary: string
  description: string
  /** '' when it stands on no shelf. */
  category: string
  /** With VAT. */
  pricePence: number
  stock: Stock
  leadTime: string
  warranty: string
  features: string[]
  worksWith: string[]
  sizeMm: { length: number; width: number; thickness: number } | null
  weightKg: number | null
  pictures: Picture[]
  /** For search results; '' for the name and the summary. */
  metaTitle: string
  metaDescription: string
  /** ISO */
  updatedAt: string
}

/** What a product costs, as far as it can be said. `claim` is what stands behind the price of one, `warranty` behind how long it is covered. */
export type ShopPrice =
  | { kind: 'priced'; eachPence: number; claim: Claim | null; delivered: DeliveredPrice; delivery: Claim }
  | { kind: 'quoted'; text: string }

/**
 * The price of one, delivered. `claims` are those of data for search engines, so that a product's page and its data can
 * only say the same. Where words stand in the stead of a price or of delivery, no part of it is shown as the whole.
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

/** The shelves in the order of their first product; what stands on none comes last. */
export function byCategory(products: readonly ShopProduct[]): { category: string; products: ShopProduct[] }[] {
  const categories = [...new Set(products.map(({ category }) => category))].sort(
    (a, b) => Number(a === '') - Number(b === ''),
  )
  return categories.map((category) => ({
    category,
    products: products.filter((product) => product.category === category),
  }))
}
