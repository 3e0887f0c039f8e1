import type { Field } from 'payload'

import { priceField } from '@/lib/cms/fields/price-field'

export const productPriceFields: Field[] = [
  priceField({
    name: 'basePrice',
    label: 'Price',
    requiredMessage: 'Base price is required',
    description: 'In pounds with VAT, for example 289.00.',
  }),
  priceField({ name: 'compareAtPrice', label: 'Earlier price', description: 'Only a price it was really sold at.' }),
  {
    name: 'stockLevel',
    type: 'number',
    label: 'In stock',
    defaultValue: 0,
    min: 0,
    index: true,
    admin: { description: 'Left empty, the page states no stock.' },
  },
  { name: 'lowStockThreshold', type: 'number', label: 'Warn when fewer than', defaultValue: 10, min: 0 },
  {
    name: 'leadTime',
    type: 'text',
    label: 'Delivery time',
    maxLength: 100,
    admin: { description: 'For example 5 to 7 working days.' },
  },
]
