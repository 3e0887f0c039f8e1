import type { Field } from 'payload'

import { staff } from '@/lib/cms/access/rules'
import { priceField } from '@/lib/cms/fields/price-field'

import { previousPriceField, stockFields } from '../sold-item-fields'

export const productPriceFields: Field[] = [
  priceField({
    name: 'basePrice',
    label: 'Price',
    requiredMessage: 'Base price is required',
    description: 'In pounds with VAT, for example 289.00.',
  }),
  previousPriceField,
  ...stockFields,
  {
    name: 'lowStockThreshold',
    type: 'number',
    label: 'Low stock warning below',
    defaultValue: 10,
    min: 0,
    access: { read: staff },
  },
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
    access: { read: staff },
    hooks: { beforeChange: [({ value }) => (typeof value === 'string' && value.trim()) || null] }, // unique, so never ''
    admin: { description: 'Products without one are left alone by “Supplier sync”.' },
  },
]
