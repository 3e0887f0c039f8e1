import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { nobody, staff } from '@/lib/cms/access/rules'
import { priceField } from '@/lib/cms/fields/price-field'

/** The ledger of every change of a product's price, and the only evidence of what it has cost before. */
export const PriceChanges: CollectionConfig = {
  slug: 'price-changes',
  labels: { singular: 'Price change', plural: 'Price changes' },
  access: { create: nobody, read: staff, update: nobody, delete: nobody },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    group: 'Shop',
    hidden: hiddenUnless('admin', 'editor', 'sales'),
    hideAPIURL: true,
    defaultColumns: ['product', 'before', 'after', 'changedBy', 'createdAt'],
    description: 'Every change of a price: what it was, what it is, and who changed it.',
  },
  fields: [
    { name: 'product', type: 'relationship', relationTo: 'products', required: true, index: true },
    priceField({ name: 'before', label: 'Before', requiredMessage: 'Enter the price before' }),
    priceField({ name: 'after', label: 'After', requiredMessage: 'Enter the price after' }),
    { name: 'changedBy', type: 'text', required: true, maxLength: 200 },
  ],
}
