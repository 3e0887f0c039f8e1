import type { Block } from 'payload'

import { headingField } from '@/lib/cms/fields/line-field'
import { proseField } from '@/lib/cms/prose/prose-field'

export const Callout: Block = {
  slug: 'callout',
  interfaceName: 'CalloutBlock',
  labels: { singular: 'Note in a box', plural: 'Notes in boxes' },
  fields: [
    {
      name: 'tone',
      type: 'select',
      required: true,
      defaultValue: 'note',
      options: [
        { value: 'note', label: 'Note' },
        { value: 'limit', label: 'Where it is the wrong choice' },
        { value: 'warning', label: 'Warning: danger or the law' },
      ],
    },
    headingField,
    proseField({ name: 'text', label: 'Text', isRequired: true }),
  ],
}
