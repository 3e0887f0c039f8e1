import type { Block, NumberFieldValidation } from 'payload'
import { number } from 'payload/shared'

import { headingField, lineField } from '@/lib/cms/fields/line-field'
import { NAMED_OPTIONS } from '@/lib/content/figure-options'

export const Chart: Block = {
  slug: 'chart',
  interfaceName: 'ChartBlock',
  labels: { singular: 'Bar chart', plural: 'Bar charts' },
  fields: [
    headingField,
    {
      name: 'unit',
      type: 'text',
      required: true,
      maxLength: 30,
      admin: {
        description: 'Shown after each value, for example W or p/kWh. Numbers from the records have their own unit.',
      },
    },
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
            { name: 'value', type: 'number', validate: requireLength(number) },
            {
              name: 'figure',
              type: 'select',
              label: 'Or a number from the records',
              options: NAMED_OPTIONS,
              admin: {
                description:
                  'Shown with its current value, instead of the value above. All bars must use the same unit.',
              },
            },
          ],
        },
        lineField({ name: 'note', label: 'Note beside the bar', maxLength: 200 }),
      ],
    },
    lineField({ name: 'caption', label: 'Caption', isRequired: true }),
  ],
}

/** Refuses a bar with neither a value nor a figure. */
function requireLength(validate: NumberFieldValidation): NumberFieldValidation {
  return (value, options) => {
    const figure: unknown = 'figure' in options.siblingData ? options.siblingData.figure : null
    return typeof value === 'number' || figure
      ? validate(value, options)
      : 'Enter a value, or choose a number from the records'
  }
}
