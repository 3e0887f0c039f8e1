import type { DateFieldValidation, Field } from 'payload'
import { date, text } from 'payload/shared'

import { whenGiven } from '@/lib/cms/fields/validators'
import { londonDay } from '@/lib/domain/calendar/london-day'
import { isGtin } from '@/lib/domain/catalogue/gtin'
import { now } from '@/lib/platform/clock'

/** A day that was entered before may have passed by now; other fields can still be saved. */
const checkDay: DateFieldValidation = (value, options) => {
  const [day, before] = [value, options.previousValue].map((given) => (given ? londonDay(String(given)) : null))
  const isPast = day != null && day !== before && day < londonDay(now().toISOString())
  return isPast ? 'Please enter today or a later day' : date(value, options)
}

/** What search engines are told about a product, apart from what its page shows. */
export const productListingDataFields: Field[] = [
  {
    name: 'gtin',
    type: 'text',
    label: 'GTIN (barcode number)',
    maxLength: 14,
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.replace(/[\s-]/g, '') : value)] },
    validate: whenGiven(
      (gtin) => isGtin(gtin) || 'Please enter 8, 12, 13 or 14 digits as printed under the barcode',
      text,
    ),
    admin: { description: 'For search engines. Leave it empty if the manufacturer has given none.' },
  },
  {
    name: 'priceValidUntil',
    type: 'date',
    label: 'Price valid until',
    validate: checkDay,
    admin: {
      date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMMM yyyy' },
      description: 'For search engines, and for all versions. They are no longer told once the day has passed.',
    },
  },
]
