import type { Block } from 'payload'

import { lineField } from '@/lib/cms/fields/line-field'
import { DRAWINGS } from '@/lib/content/drawings'

export const Drawing: Block = {
  slug: 'drawing',
  interfaceName: 'DrawingBlock',
  labels: { singular: 'Drawing', plural: 'Drawings' },
  fields: [
    {
      name: 'drawing',
      type: 'select',
      required: true,
      options: DRAWINGS.map(({ value, label }) => ({ value, label })),
    },
    lineField({ name: 'caption', label: 'Caption', isRequired: true }),
  ],
}
