import type { OfferLeaf, Product } from 'schema-dts'

import { type Claims, readingOf } from '@/lib/content/claim'
import type { ShopPrice, ShopProduct } from '@/lib/content/shop'
import { POWERBOARD_SLUG } from '@/lib/domain/catalogue/powerboard-slug'
import type { Stock } from '@/lib/domain/catalogue/stock'
import { shopProduct } from '@/lib/routing/routes'

import { amount } from './amount'
import { offerData } from './offer'
import { RETURNS } from './returns'

type Shown = {
  product: ShopProduct
  price: ShopPrice
  released: Claims
  isStoreOpen: boolean
  /** ISO date in London. */
  today: string
  origin: string
}

/** A shop product, with price, delivery and stock as shown on its page. No rating, since the page has none. */
export function shopProductData(shown: Shown): Product {
  const { slug, name, summary, gtin, pictures, sizeMm, weightKg } = shown.product
  const url = `${shown.origin}${shopProduct(slug)}`
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    url,
    name,
    productID: slug,
    sku: slug,
    gtin: gtin || undefined,
    brand: slug === POWERBOARD_SLUG ? { '@type': 'Brand', name: 'Powerboard' } : undefined,
    description: summary || undefined,
    image: pictures.length > 0 ? pictures.map(({ src }) => `${shown.origin}${src}`) : undefined,
    width: sizeMm ? amount(sizeMm.length, 'MMT') : undefined,
    depth: sizeMm ? amount(sizeMm.width, 'MMT') : undefined,
    height: sizeMm ? amount(sizeMm.thickness, 'MMT') : undefined,
    weight: weightKg === null ? undefined : amount(weightKg, 'KGM'),
    offers: offersOf(shown),
  }
}

/** One offer for the product, and one for each of its variants. */
function offersOf(shown: Shown): OfferLeaf | OfferLeaf[] | undefined {
  const { product, price } = shown
  if (price.kind !== 'priced') return undefined
  const own = offerOf(shown, price)
  if (product.variants.length === 0) return own
  const versions = product.variants.map(({ name, sku, pricePence, stock }): OfferLeaf => ({
    ...offerOf({ ...shown, product: { ...product, stock } }, { ...price, eachPence: pricePence }),
    name: `${product.name}, ${name}`,
    sku,
  }))
  return [own, ...versions]
}

type Priced = Extract<ShopPrice, { kind: 'priced' }>

function offerOf({ product, released, isStoreOpen, today, origin }: Shown, price: Priced): OfferLeaf {
  const { slug, stock, priceValidUntil } = product
  return {
    ...offerData({
      price: (price.eachPence / 100).toFixed(2),
      validUntil: priceValidUntil,
      today,
      delivery: (price.delivered.deliveryPence / 100).toFixed(2),
      warrantyYears: slug === POWERBOARD_SLUG ? (readingOf(released, 'warranty.years')?.value ?? null) : null,
      origin,
    }),
    url: `${origin}${shopProduct(slug)}`,
    availability: availabilityOf({ stock, isStoreOpen }),
    hasMerchantReturnPolicy: RETURNS,
  }
}

/** Omitted when the stock level is unknown. */
function availabilityOf({ stock, isStoreOpen }: { stock: Stock; isStoreOpen: boolean }) {
  if (stock === 'unknown') return undefined
  if (stock === 'none') return 'https://schema.org/OutOfStock'
  return isStoreOpen ? 'https://schema.org/InStock' : 'https://schema.org/PreOrder'
}
