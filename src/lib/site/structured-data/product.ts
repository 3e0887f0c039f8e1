import { readingOf, type Claims } from '../claim'
import { POWERBOARD_SLUG, type Powerboard } from '../product'
import { shopProduct } from '../routes'
import { organisationId, type JsonLd } from './json-ld'

type Product = {
  panel: Pick<Powerboard, 'name' | 'powerWatts' | 'widthMm' | 'heightMm' | 'thicknessMm' | 'weightKg'>
  description: string
  /** Addresses of pictures, from the root. */
  pictures: string[]
  /** Readings for search engines that staff have released; see docs/decisions/0016. */
  released: Claims
  /** The readings that visitors of the page see. */
  shown: Claims
  isStoreOpen: boolean
  origin: string
}

/** The panel. Its price, rating and warranty are left out unless they are released and the page says the same. */
export function productData({ panel, description, pictures, released, shown, isStoreOpen, origin }: Product): JsonLd {
  const valueOf = (key: string) => readingOf(released, key)?.value ?? null
  const agreed = (key: string) => (valueOf(key) === readingOf(shown, key)?.value ? valueOf(key) : null)
  const price = agreed('price.panel')
  const rating = agreed('rating')
  const ratingCount = valueOf('rating.count')
  const warrantyYears = agreed('warranty.years')
  return {
    '@type': 'Product',
    '@id': `${origin}/#product`,
    name: panel.name,
    model: 'S 225W',
    description,
    category: 'Infrared ceiling heating panel',
    url: `${origin}${shopProduct(POWERBOARD_SLUG)}`,
    productID: POWERBOARD_SLUG,
    brand: { '@type': 'Brand', name: 'Powerboard' },
    manufacturer: { '@type': 'Organization', name: 'Powerboard' },
    image: pictures.map((picture) => `${origin}${picture}`),
    width: millimetres(panel.widthMm),
    depth: millimetres(panel.heightMm),
    height: millimetres(panel.thicknessMm),
    weight: { '@type': 'QuantitativeValue', value: panel.weightKg, unitCode: 'KGM' },
    ...(price && { offers: offerData({ price, delivery: valueOf('price.delivery'), warrantyYears, availability: isStoreOpen ? 'InStock' : 'PreOrder', origin }) }),
    ...(rating && ratingCount && { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.split('/')[0], bestRating: 5, ratingCount } }),
  }
}

type Offer = { price: string; delivery: string | null; warrantyYears: string | null; availability: 'InStock' | 'PreOrder' | 'OutOfStock'; origin: string }

/** What one costs, in pounds as text. */
export function offerData({ price, delivery, warrantyYears, availability, origin }: Offer) {
  return {
    '@type': 'Offer',
    price,
    priceCurrency: 'GBP',
    availability: `https://schema.org/${availability}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@id': organisationId(origin) },
    ...(delivery && {
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: delivery, currency: 'GBP' },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'GB' },
      },
    }),
    ...(warrantyYears && {
      warranty: { '@type': 'WarrantyPromise', durationOfWarranty: { '@type': 'QuantitativeValue', value: warrantyYears, unitCode: 'ANN' } },
    }),
  }
}

const millimetres = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'MMT' })
