import type { Product } from 'schema-dts'

import { type Claims, readingOf } from '@/lib/content/claim'
import type { Powerboard } from '@/lib/content/product'
import { isOpen } from '@/lib/routing/closed'
import { shopProduct } from '@/lib/routing/routes'

import { amount } from './amount'
import { offerData } from './offer'

type Panel = {
  panel: Pick<
    Powerboard,
    'slug' | 'name' | 'powerWatts' | 'widthMm' | 'heightMm' | 'thicknessMm' | 'weightKg' | 'gtin' | 'priceValidUntil'
  >
  description: string
  /** Picture URLs, relative to the root. */
  pictures: string[]
  /** Readings approved by staff for search engines; see docs/decisions/claims.md. */
  released: Claims
  /** The readings shown on the page. */
  shown: Claims
  /** ISO date in London. */
  today: string
  origin: string
}

/**
 * The panel. Price, rating and warranty are included only if approved and shown on the page. The homepage does not
 * state stock levels, so neither does the offer.
 */
export function productData({ panel, description, pictures, released, shown, today, origin }: Panel): Product {
  const valueOf = (key: string) => readingOf(released, key)?.value ?? null
  const agreed = (key: string) => (valueOf(key) === readingOf(shown, key)?.value ? valueOf(key) : null)
  const price = agreed('price.panel')
  const rating = agreed('rating')
  const ratingCount = Number(valueOf('rating.count'))
  return {
    '@type': 'Product',
    '@id': `${origin}/#product`,
    name: panel.name,
    model: panel.name.replace(/^Powerboard /, ''),
    description,
    category: 'Infrared ceiling heating panel',
    url: isOpen(shopProduct(panel.slug)) ? `${origin}${shopProduct(panel.slug)}` : undefined,
    productID: panel.slug,
    sku: panel.slug,
    gtin: panel.gtin || undefined,
    brand: { '@type': 'Brand', name: 'Powerboard' },
    manufacturer: { '@type': 'Organization', name: 'Powerboard' },
    image: pictures.map((picture) => `${origin}${picture}`),
    width: amount(panel.widthMm, 'MMT'),
    depth: amount(panel.heightMm, 'MMT'),
    height: amount(panel.thicknessMm, 'MMT'),
    weight: amount(panel.weightKg, 'KGM'),
    offers: price
      ? offerData({
          price,
          validUntil: panel.priceValidUntil,
          today,
          delivery: valueOf('price.delivery'),
          warrantyYears: agreed('warranty.years'),
          origin,
        })
      : undefined,
    aggregateRating:
      rating && ratingCount
        ? { '@type': 'AggregateRating', ratingValue: rating.split('/')[0], bestRating: 5, ratingCount }
        : undefined,
  }
}
