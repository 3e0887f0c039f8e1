import type { Field } from 'payload'

import { priceField } from '@/lib/cms/fields/price-field'
import { DISCOUNT_PERCENT_MAX, QUOTE_LINE_KINDS, QUOTE_LINES_MAX } from '@/lib/domain/quotes/quote-lines'

import { checkLines, wholeNumber } from './check-lines'

/** The priced lines and our message to the customer. */
export const quoteLineFields: Field[] = [
  {
    name: 'lines',
    type: 'array',
    maxRows: QUOTE_LINES_MAX,
    validate: checkLines,
    admin: { components: { Field: '/components/admin/quotes/lines/quote-lines#QuoteLines' } },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'kind', type: 'select', required: true, defaultValue: 'other', options: [...QUOTE_LINE_KINDS] },
          { name: 'name', type: 'text', required: true, maxLength: 100 },
          {
            name: 'quantity',
            type: 'number',
            required: true,
            defaultValue: 1,
            min: 0,
            max: 1000,
            validate: wholeNumber,
            admin: { step: 1 },
          },
          priceField({
            name: 'each',
            label: 'Each',
            description: 'In pounds. Leave blank if it is priced after a survey. For a discount, what is taken off.',
          }),
        ],
      },
      { name: 'detail', type: 'text', maxLength: 300 },
      {
        name: 'percent',
        label: 'Percent off',
        type: 'number',
        min: 0,
        max: 100,
        admin: {
          condition: (_data, line: { kind?: unknown }) => line.kind === 'discount',
          description: `Of all other lines, instead of pounds. More than ${DISCOUNT_PERCENT_MAX}% in all needs an admin.`,
        },
      },
      {
        name: 'isOption',
        label: 'An option, which the customer takes or leaves',
        type: 'checkbox',
        defaultValue: false,
      },
      {
        name: 'product',
        type: 'relationship',
        relationTo: 'products',
        admin: {
          allowCreate: false,
          allowEdit: false,
          description: 'What the order takes out of stock. Leave blank for work and for what is not stocked.',
        },
      },
    ],
  },
  {
    name: 'message',
    label: 'Message to the customer',
    type: 'textarea',
    maxLength: 2000,
    admin: { description: 'Printed with the quote. A figure that makes a claim needs its source.' },
  },
]

/** Results of a design or survey, for the check before sending. */
export const quoteDesignFields: Field[] = [
  {
    type: 'row',
    fields: [
      { name: 'asymmetryK', label: 'Radiant asymmetry of the design, K', type: 'number', min: 0, max: 100 },
      {
        name: 'protectionAmps',
        label: 'Rated current of the protective device (In), A',
        type: 'number',
        min: 0,
        max: 100,
      },
      { name: 'cableAmps', label: 'Current-carrying capacity of the cable (Iz), A', type: 'number', min: 0, max: 200 },
    ],
  },
]
