import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { admins, nobody } from '@/lib/cms/access/rules'

/** One product in one browser's basket. Whoever knows the session identifier owns the basket, so only admins see it. */
export const CartItems: CollectionConfig = {
  slug: 'cart-items',
  labels: { singular: 'Basket line', plural: 'Basket lines' },
  access: { create: nobody, read: admins, update: nobody, delete: admins },
  // Two clicks at once add to one line instead of making two.
  indexes: [{ fields: ['sessionId', 'product'], unique: true }],
  defaultSort: '-updatedAt',
  disableDuplicate: true,
  admin: {
    group: 'Records',
    hidden: hiddenUnless('admin'),
    description: 'What lies in visitors’ baskets.',
    defaultColumns: ['product', 'quantity', 'updatedAt'],
  },
  fields: [
    { name: 'sessionId', type: 'text', required: true, maxLength: 100, index: true },
    { name: 'product', type: 'relationship', relationTo: 'products', required: true, index: true },
    { name: 'quantity', type: 'number', required: true, defaultValue: 1, min: 1, max: 99 },
  ],
}
