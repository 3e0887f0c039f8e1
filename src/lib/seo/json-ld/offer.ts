import type { OfferLeaf } from 'schema-dts'

import { amount } from './amount'
import { organisationId } from './json-ld'

type Terms = { price: string; delivery: string | null; warrantyYears: string | null; origin: string }

/** Unit price as text, in pounds. */
export function offerData({ price, delivery, warrantyYears, origin }: Terms): OfferLeaf {
  return {
    '@type': 'Offer',
    price,
    priceCurrency: 'GBP',
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
