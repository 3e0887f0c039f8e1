import type { OfferLeaf, Product } from 'schema-dts'

import type { Stock } from '@/lib/domain/pricing/stock'

import { readingOf, type Claims } from '../claim'
import { POWERBOARD_SLUG } from '../product'
import { shopProduct } from '../routes'
import type { ShopPrice, ShopProduct } from '../shop'
import { amount } from './amount'
import { offerData } from './offer'
import { RETURNS } from './returns'

type Shown = { product: ShopProduct; price: ShopPrice; released: Claims; isStoreOpen: boolean; origin: string }

/** A product of the shop: the price, delivery and stock that its page prints, in pounds and pence, and no rating, since the page prints none. */
export function shopProductData(shown: Shown): Product {
  const { slug, name, summary, pictures, sizeMm, weightKg } = shown.product
  const url = `${shown.origin}${shopProduct(slug)}`
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    url,
    name,
    productID: slug,
    sku: slug,
    brand: slug === POWERBOARD_SLUG ? { '@type': 'Brand', name: 'Powerboard' } : undefined,
    description: summary || undefined,
    image: pictures.length > 0 ? pictures.map(({ src }) => `${shown.origin}${src}`) : undefined,
    width: sizeMm ? amount(sizeMm.length, 'MMT') : undefined,
    depth: sizeMm ? amount(sizeMm.width, 'MMT') : undefined,
    height: sizeMm ? amount(sizeMm.thickness, 'MMT') : undefined,
    weight: weightKg === null ? undefined : amount(weightKg, 'KGM'),
    offers: offerOf(shown),
  }
}

function offerOf({ product: { slug, stock }, price, released, isStoreOpen, origin }: Shown): OfferLeaf | undefined {
  if (price.kind !== 'priced') return undefined
  return {
    ...offerData({
      price: (price.eachPence / 100).toFixed(2),
      delivery: (price.delivered.deliveryPence / 100).toFixed(2),
      warrantyYears: slug === POWERBOARD_SLUG ? (readingOf(released, 'warranty.years')?.value ?? null) : null,
      origin,
    }),
    url: `${origin}${shopProduct(slug)}`,
    availability: availabilityOf({ stock, isStoreOpen }),
    hasMerchantReturnPolicy: RETURNS,
  }
}

/** Nothing is said of what nobody has counted. */
function availabilityOf({ stock, isStoreOpen }: { stock: Stock; isStoreOpen: boolean }) {
  if (stock === 'unknown') return undefined
  if (stock === 'none') return 'https://schema.org/OutOfStock'
  return isStoreOpen ? 'https://schema.org/InStock' : 'https://schema.org/PreOrder'
}
