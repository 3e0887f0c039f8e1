import type { Block } from 'payload'

import { headingField, lineField } from '@/lib/cms/fields/line-field'

export const Chart: Block = {
  slug: 'chart',
  interfaceName: 'ChartBlock',
  labels: { singular: 'Bar chart', plural: 'Bar charts' },
  fields: [
    headingField,
    { name: 'unit', type: 'text', required: true, maxLength: 30, admin: { description: 'Behind each figure, for example W or p/kWh.' } },
    {
      name: 'rows',
      type: 'array',
      label: 'Bars',
      required: true,
      minRows: 2,
      maxRows: 20,
      labels: { singular: 'Bar', plural: 'Bars' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'label', type: 'text', required: true, maxLength: 80 },
            { name: 'value', type: 'number', required: true },
          ],
        },
        lineField({ name: 'note', label: 'Beside it', maxLength: 200 }),
      ],
    },
    lineField({ name: 'caption', label: 'Caption', isRequired: true }),
  ],
}
