import type { Claims } from '../claim'
import type { Powerboard } from '../product'
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
  const agreed = (key: string) => (released[key] && released[key].value === shown[key]?.value ? released[key].value : null)
  const price = agreed('price.panel')
  const rating = agreed('rating')
  const ratingCount = released['rating.count']?.value
  const warrantyYears = agreed('warranty.years')
  return {
    '@type': 'Product',
    '@id': `${origin}/#product`,
    name: panel.name,
    model: 'S 225W',
    description,
    category: 'Infrared ceiling heating panel',
    productID: 'powerboard-s-225w',
    brand: { '@type': 'Brand', name: 'Powerboard' },
    manufacturer: { '@type': 'Organization', name: 'Powerboard' },
    image: pictures.map((picture) => `${origin}${picture}`),
    width: millimetres(panel.widthMm),
    depth: millimetres(panel.heightMm),
    height: millimetres(panel.thicknessMm),
    weight: { '@type': 'QuantitativeValue', value: panel.weightKg, unitCode: 'KGM' },
    ...(price && { offers: offer({ price, delivery: released['price.delivery']?.value, warrantyYears, isStoreOpen, origin }) }),
    ...(rating && ratingCount && { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.split('/')[0], bestRating: 5, ratingCount } }),
  }
}

type Offer = { price: string; delivery: string | undefined; warrantyYears: string | null; isStoreOpen: boolean; origin: string }

function offer({ price, delivery, warrantyYears, isStoreOpen, origin }: Offer) {
  return {
    '@type': 'Offer',
    price,
    priceCurrency: 'GBP',
    availability: isStoreOpen ? 'https://schema.org/InStock' : 'https://schema.org/PreOrder',
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
