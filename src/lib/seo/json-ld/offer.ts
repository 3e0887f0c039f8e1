import type { OfferLeaf } from 'schema-dts'

import { amount } from './amount'
import { organisationId } from './json-ld'

type Terms = {
  /** Unit price as text, in pounds. */
  price: string
  /** Its last day, and the current one, as ISO dates in London. */
  validUntil: string | null
  today: string
  delivery: string | null
  warrantyYears: string | null
  origin: string
}

export function offerData({ price, validUntil, today, delivery, warrantyYears, origin }: Terms): OfferLeaf {
  return {
    '@type': 'Offer',
    price,
    priceCurrency: 'GBP',
    priceValidUntil: validUntil !== null && validUntil >= today ? validUntil : undefined,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@id': organisationId(origin) },
    shippingDetails: delivery
      ? {
          '@type': 'OfferShippingDetails',
          shippingRate: { '@type': 'MonetaryAmount', value: delivery, currency: 'GBP' },
          shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'GB' },
        }
      : undefined,
    warranty: warrantyYears
      ? { '@type': 'WarrantyPromise', durationOfWarranty: amount(warrantyYears, 'ANN') }
      : undefined,
  }
}
