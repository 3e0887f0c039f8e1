import type { Block } from 'payload'
import { text } from 'payload/shared'

import { lineField } from '@/lib/cms/fields/line-field'
import { checkDestination } from '@/lib/cms/fields/text-checks'
import { whenGiven } from '@/lib/cms/fields/validators'

/** Two or three next steps for different readers, side by side. */
export const Doors: Block = {
  slug: 'doors',
  interfaceName: 'DoorsBlock',
  labels: { singular: 'Choice of next steps', plural: 'Choices of next steps' },
  fields: [
    {
      name: 'doors',
      type: 'array',
      label: 'Next steps',
      required: true,
      minRows: 2,
      maxRows: 3,
      labels: { singular: 'Next step', plural: 'Next steps' },
      fields: [
        { name: 'title', type: 'text', label: 'Who it is for', required: true, maxLength: 60 },
        lineField({ name: 'text', label: 'What it offers', isRequired: true, maxLength: 400 }),
        {
          type: 'row',
          fields: [
            { name: 'label', type: 'text', label: 'Button', required: true, maxLength: 60 },
            {
              name: 'href',
              type: 'text',
              label: 'Links to',
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
