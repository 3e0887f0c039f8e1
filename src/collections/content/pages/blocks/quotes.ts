import type { Block } from 'payload'

import { headingField } from '@/lib/cms/fields/line-field'
import { TESTIMONIAL_CATEGORIES } from '@/lib/content/testimonials'

/** Quotes from one type of customer, taken from the testimonials. */
export const Quotes: Block = {
  slug: 'quotes',
  interfaceName: 'QuotesBlock',
  labels: { singular: 'What customers say', plural: 'What customers say' },
  fields: [
    headingField,
    {
      name: 'audience',
      type: 'select',
      label: 'Type of customer',
      required: true,
      defaultValue: 'homeowner',
      options: [...TESTIMONIAL_CATEGORIES],
    },
  ],
}
