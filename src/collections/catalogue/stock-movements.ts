import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { nobody, staff } from '@/lib/cms/access/rules'
import { STOCK_REASONS } from '@/lib/domain/catalogue/stock'

/** The ledger of every change to a product's stock, written with the change itself. */
export const StockMovements: CollectionConfig = {
  slug: 'stock-movements',
  labels: { singular: 'Stock movement', plural: 'Stock movements' },
  access: { create: nobody, read: staff, update: nobody, delete: nobody },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    group: 'Shop',
    hidden: hiddenUnless('admin', 'sales', 'editor'),
    hideAPIURL: true,
    defaultColumns: ['product', 'variant', 'change', 'reason', 'reference', 'createdAt'],
    listSearchableFields: ['reference'],
    description: 'Every change to the stock of a product, and why.',
  },
  fields: [
    { name: 'product', type: 'relationship', relationTo: 'products', required: true, index: true },
    {
      name: 'variant',
      type: 'relationship',
      relationTo: 'product-variants',
      index: true,
      admin: { description: 'Empty for the stock of the product itself.' },
    },
    { name: 'change', type: 'number', required: true, admin: { description: 'Units; negative when they leave.' } },
    { name: 'reason', type: 'select', required: true, options: [...STOCK_REASONS] },
    { name: 'reference', type: 'text', maxLength: 100, admin: { description: 'The order, file or person behind it.' } },
  ],
}
