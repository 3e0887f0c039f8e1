import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { nobody, staff } from '@/lib/cms/access/rules'
import { priceField } from '@/lib/cms/fields/price-field'
import { PRICE_SOURCES } from '@/lib/domain/catalogue/price-sources'

/**
 * The ledger of every price change of a product or variant, and the only evidence of its previous prices. For a first
 * price, `before` is empty.
 */
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
    defaultColumns: ['product', 'variant', 'before', 'after', 'source', 'changedBy', 'createdAt'],
    description: 'Every price change: the old and the new price, and who changed it.',
  },
  fields: [
    { name: 'product', type: 'relationship', relationTo: 'products', required: true, index: true },
    {
      name: 'variant',
      type: 'relationship',
      relationTo: 'product-variants',
      index: true,
      admin: { description: 'Empty for the price of the product itself.' },
    },
    priceField({ name: 'before', label: 'Before', description: 'In pounds; empty for a first price.' }),
    priceField({ name: 'after', label: 'After', requiredMessage: 'Enter the new price' }),
    { name: 'source', type: 'select', options: [...PRICE_SOURCES] },
    { name: 'changedBy', type: 'text', required: true, maxLength: 200 },
  ],
}
