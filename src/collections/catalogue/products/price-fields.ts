import type { Field } from 'payload'

import { nobody } from '@/lib/cms/access/rules'
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
    description: 'A note for staff. A previous price is shown only where “Price changes” prove it.',
  }),
  {
    name: 'stockLevel',
    type: 'number',
    label: 'In stock',
    defaultValue: 0,
    min: 0,
    index: true,
    access: { update: nobody },
    admin: { description: 'If empty, stock is not counted, and the page does not mention it. Orders change it too.' },
  },
  {
    name: 'changeStock',
    type: 'ui',
    admin: { components: { Field: '/components/admin/stock/change-stock#ChangeStock' }, disableListColumn: true },
  },
  { name: 'lowStockThreshold', type: 'number', label: 'Low stock warning below', defaultValue: 10, min: 0 },
  {
    name: 'leadTime',
    type: 'text',
    label: 'Delivery time',
    maxLength: 100,
    admin: { description: 'For example 5 to 7 working days.' },
  },
  {
    name: 'supplierCode',
    label: 'Code in the supplier’s files',
    type: 'text',
    unique: true,
    maxLength: 50,
    hooks: { beforeChange: [({ value }) => (typeof value === 'string' && value.trim()) || null] }, // unique, so never ''
    admin: { description: 'Products without one are left alone by “Supplier sync”.' },
  },
]
