import type { Field } from 'payload'

import { isActiveField } from '@/lib/cms/fields/listing-fields'
import { sinceField } from '@/lib/cms/fields/since-field'
import { slugField } from '@/lib/cms/fields/slug-field'

/** Sidebar fields, always visible. */
export const productShelfFields: Field[] = [
  slugField({ from: 'name', maxLength: 200 }),
  {
    name: 'category',
    type: 'relationship',
    relationTo: 'product-categories',
    index: true,
    admin: { position: 'sidebar' },
  },
  isActiveField,
  sinceField({ name: 'onSaleSince', checkbox: 'isActive' }),
  {
    name: 'isFeatured',
    type: 'checkbox',
    label: 'Shown first',
    defaultValue: false,
    index: true,
    admin: {
      position: 'sidebar',
      description:
        'In the shop. The oldest panel that is shown first is also the one that pages and calculators are about.',
    },
  },
]
