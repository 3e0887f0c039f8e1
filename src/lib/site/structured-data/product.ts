import type { Product } from 'schema-dts'

import { readingOf, type Claims } from '../claim'
import { POWERBOARD_SLUG, type Powerboard } from '../product'
import { shopProduct } from '../routes'
import { amount } from './amount'
import { offerData } from './offer'

type Panel = {
  panel: Pick<Powerboard, 'name' | 'powerWatts' | 'widthMm' | 'heightMm' | 'thicknessMm' | 'weightKg'>
  description: string
  /** Addresses of pictures, from the root. */
  pictures: string[]
  /** Readings for search engines that staff have released; see docs/decisions/0016. */
  released: Claims
  /** The readings that visitors of the page see. */
  shown: Claims
  origin: string
}

/**
 * The panel. Its price, rating and warranty are left out unless they are released and the page says the same. Whether
 * there is stock the homepage does not say, so its offer does not either.
 */
export function productData({ panel, description, pictures, released, shown, origin }: Panel): Product {
  const valueOf = (key: string) => readingOf(released, key)?.value ?? null
  const agreed = (key: string) => (valueOf(key) === readingOf(shown, key)?.value ? valueOf(key) : null)
  const price = agreed('price.panel')
  const rating = agreed('rating')
  const ratingCount = Number(valueOf('rating.count'))
  return {
    '@type': 'Product',
    '@id': `${origin}/#product`,
    name: panel.name,
    model: 'S 225W',
    description,
    category: 'Infrared ceiling heating panel',
    url: `${origin}${shopProduct(POWERBOARD_SLUG)}`,
    productID: POWERBOARD_SLUG,
    sku: POWERBOARD_SLUG,
    brand: { '@type': 'Brand', name: 'Powerboard' },
    manufacturer: { '@type': 'Organization', name: 'Powerboard' },
    image: pictures.map((picture) => `${origin}${picture}`),
    width: amount(panel.widthMm, 'MMT'),
    depth: amount(panel.heightMm, 'MMT'),
    height: amount(panel.thicknessMm, 'MMT'),
    weight: amount(panel.weightKg, 'KGM'),
    offers: price
      ? offerData({ price, delivery: valueOf('price.delivery'), warrantyYears: agreed('warranty.years'), origin })
      : undefined,
    aggregateRating:
      rating && ratingCount
        ? { '@type': 'AggregateRating', ratingValue: rating.split('/')[0], bestRating: 5, ratingCount }
        : undefined,
  }
}
