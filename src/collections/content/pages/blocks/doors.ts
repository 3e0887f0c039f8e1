import type { Block } from 'payload'
import { text } from 'payload/shared'

import { lineField } from '@/lib/cms/fields/line-field'
import { checkDestination } from '@/lib/cms/fields/text-checks'
import { whenGiven } from '@/lib/cms/fields/validators'

/** Two or three ways on for different readers, side by side. */
export const Doors: Block = {
  slug: 'doors',
  interfaceName: 'DoorsBlock',
  labels: { singular: 'Choice of ways on', plural: 'Choices of ways on' },
  fields: [
    {
      name: 'doors',
      type: 'array',
      label: 'Ways on',
      required: true,
      minRows: 2,
      maxRows: 3,
      labels: { singular: 'Way on', plural: 'Ways on' },
      fields: [
        { name: 'title', type: 'text', label: 'For whom', required: true, maxLength: 60 },
        lineField({ name: 'text', label: 'What it offers', isRequired: true, maxLength: 400 }),
        {
          type: 'row',
          fields: [
            { name: 'label', type: 'text', label: 'Button', required: true, maxLength: 60 },
            {
              name: 'href',
              type: 'text',
              label: 'Leads to',
              required: true,
              maxLength: 500,
              validate: whenGiven(checkDestination, text),
            },
          ],
        },
      ],
    },
  ],
}
