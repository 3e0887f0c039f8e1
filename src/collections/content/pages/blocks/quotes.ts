import type { Block } from 'payload'

import { headingField } from '@/lib/cms/fields/line-field'
import { VOICE_CATEGORIES } from '@/lib/site/voices'

/** What customers of one kind said, from the testimonials. */
export const Quotes: Block = {
  slug: 'quotes',
  interfaceName: 'QuotesBlock',
  labels: { singular: 'What customers say', plural: 'What customers say' },
  fields: [
    headingField,
    {
      name: 'audience',
      type: 'select',
      label: 'Of whom',
      required: true,
      defaultValue: 'homeowner',
      options: [...VOICE_CATEGORIES],
    },
  ],
}
