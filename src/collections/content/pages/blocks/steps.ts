import type { Block } from 'payload'

import { headingField } from '@/lib/cms/fields/line-field'
import { pictureField } from '@/lib/cms/fields/picture-field'
import { proseField } from '@/lib/cms/prose/prose-field'

export const Steps: Block = {
  slug: 'steps',
  interfaceName: 'StepsBlock',
  labels: { singular: 'Steps', plural: 'Steps' },
  fields: [
    headingField,
    {
      name: 'steps',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 20,
      labels: { singular: 'Step', plural: 'Steps' },
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 120 },
        proseField({ name: 'text', label: 'What happens', isRequired: true }),
        pictureField({ name: 'picture', label: 'Picture' }),
      ],
    },
  ],
}
