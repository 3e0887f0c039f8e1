import type { Field } from 'payload'

import { priceField } from '@/lib/cms/fields/price-field'

export const productPriceFields: Field[] = [
  priceField({
    name: 'basePrice',
    label: 'Price',
    requiredMessage: 'Base price is required',
    description: 'In pounds with VAT, for example 289.00.',
  }),
  priceField({
    name: 'compareAtPrice',
    label: 'Previous price',
    description: 'Only a price at which it was actually sold.',
  }),
  {
    name: 'stockLevel',
    type: 'number',
    label: 'In stock',
    defaultValue: 0,
    min: 0,
    index: true,
    admin: { description: 'If empty, the page does not mention stock.' },
  },
  { name: 'lowStockThreshold', type: 'number', label: 'Low stock warning below', defaultValue: 10, min: 0 },
  {
    name: 'leadTime',
    type: 'text',
    label: 'Delivery time',
    maxLength: 100,
    admin: { description: 'For example 5 to 7 working days.' },
  },
]
