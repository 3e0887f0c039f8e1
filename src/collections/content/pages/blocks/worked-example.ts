import type { Block } from 'payload'

import { headingField, lineField } from '@/lib/cms/fields/line-field'

export const WorkedExample: Block = {
  slug: 'workedExample',
  interfaceName: 'WorkedExampleBlock',
  labels: { singular: 'Worked example', plural: 'Worked examples' },
  fields: [
    headingField,
    lineField({ name: 'question', label: 'Question', isRequired: true }),
    {
      name: 'lines',
      type: 'array',
      label: 'Calculation, line by line',
      required: true,
      minRows: 1,
      maxRows: 40,
      labels: { singular: 'Line', plural: 'Lines' },
      fields: [
        lineField({ name: 'what', label: 'Item', isRequired: true, maxLength: 300 }),
        {
          type: 'row',
          fields: [
            {
              name: 'working',
              type: 'text',
              required: true,
              maxLength: 300,
              admin: { description: '0.72 m² × 8 W/m²K × 32 K' },
            },
            { name: 'result', type: 'text', required: true, maxLength: 100, admin: { description: '184 W' } },
          ],
        },
      ],
    },
    lineField({ name: 'answer', label: 'Answer', isRequired: true }),
  ],
}
