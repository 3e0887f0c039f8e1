import type { Field } from 'payload'

import { priceField } from '@/lib/cms/fields/price-field'
import { QUOTE_LINE_KINDS } from '@/lib/domain/quotes/quote-lines'

/** What the customer pays for, and what we write to them. */
export const quoteLineFields: Field[] = [
  {
    name: 'lines',
    type: 'array',
    maxRows: 50,
    admin: { description: 'With VAT. The total is worked out from them.' },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'kind', type: 'select', required: true, defaultValue: 'other', options: [...QUOTE_LINE_KINDS] },
          { name: 'name', type: 'text', required: true, maxLength: 100 },
          { name: 'quantity', type: 'number', required: true, defaultValue: 1, min: 0, max: 1000, admin: { step: 1 } },
          priceField({ name: 'each', label: 'Each', description: 'In pounds. Blank: after a survey.' }),
        ],
      },
      { name: 'detail', type: 'text', maxLength: 300 },
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

/** What a design or survey found, for the check before sending. */
export const quoteDesignFields: Field[] = [
  {
    type: 'row',
    fields: [
      { name: 'asymmetryK', label: 'Radiant asymmetry of the design, K', type: 'number', min: 0, max: 100 },
      { name: 'protectionAmps', label: 'Protection of the circuit (In), A', type: 'number', min: 0, max: 100 },
      { name: 'cableAmps', label: 'Capacity of the cable (Iz), A', type: 'number', min: 0, max: 200 },
    ],
  },
]
