import { readingOf, type Claims } from '../claim'
import { POWERBOARD_SLUG } from '../product'
import { shopProduct } from '../routes'
import type { ShopPrice, ShopProduct } from '../shop'
import type { JsonLd } from './json-ld'
import { offerData } from './product'

type Shown = { product: ShopProduct; price: ShopPrice; released: Claims; isStoreOpen: boolean; origin: string }

/** A product of the shop: the price and delivery that its page prints, in pounds and pence, and no rating, since the page prints none. */
export function shopProductData({ product, price, released, isStoreOpen, origin }: Shown): JsonLd {
  const { slug, name, summary, pictures, sizeMm, weightKg } = product
  const url = `${origin}${shopProduct(slug)}`
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    url,
    name,
    productID: slug,
    brand: { '@type': 'Brand', name: 'Powerboard' },
    ...(summary && { description: summary }),
    ...(pictures.length > 0 && { image: pictures.map(({ src }) => `${origin}${src}`) }),
    ...(sizeMm && { width: amount(sizeMm.length, 'MMT'), depth: amount(sizeMm.width, 'MMT'), height: amount(sizeMm.thickness, 'MMT') }),
    ...(weightKg !== null && { weight: amount(weightKg, 'KGM') }),
    ...(price.kind === 'priced' && {
      offers: {
        ...offerData({
          price: (price.eachPence / 100).toFixed(2),
          delivery: (price.delivered.deliveryPence / 100).toFixed(2),
          warrantyYears: slug === POWERBOARD_SLUG ? (readingOf(released, 'warranty.years')?.value ?? null) : null,
          availability: availabilityOf({ product, isStoreOpen }),
          origin,
        }),
        url,
      },
    }),
  }
}

function availabilityOf({ product, isStoreOpen }: { product: ShopProduct; isStoreOpen: boolean }) {
  if (!isStoreOpen) return 'PreOrder'
  return product.stock === 'none' ? 'OutOfStock' : 'InStock'
}

const amount = (value: number, unitCode: string) => ({ '@type': 'QuantitativeValue', value, unitCode })
