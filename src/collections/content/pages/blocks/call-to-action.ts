import type { Block } from 'payload'
import { text } from 'payload/shared'

import { headingField } from '@/lib/cms/fields/line-field'
import { checkDestination } from '@/lib/cms/fields/text-checks'
import { whenGiven } from '@/lib/cms/fields/validators'
import { proseField } from '@/lib/cms/prose/prose-field'

export const CallToAction: Block = {
  slug: 'callToAction',
  interfaceName: 'CallToActionBlock',
  labels: { singular: 'Next step', plural: 'Next steps' },
  fields: [
    headingField,
    proseField({ name: 'text', label: 'Text' }),
    {
      name: 'actions',
      type: 'array',
      label: 'Buttons',
      required: true,
      minRows: 1,
      maxRows: 3,
      labels: { singular: 'Button', plural: 'Buttons' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'label', type: 'text', required: true, maxLength: 60 },
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
