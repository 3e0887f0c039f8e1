import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { admins, nobody } from '@/lib/cms/access/rules'

/** A product in a browser's basket. The session id grants access to the basket, so only admins can see it. */
export const CartItems: CollectionConfig = {
  slug: 'cart-items',
  labels: { singular: 'Basket line', plural: 'Basket lines' },
  access: { create: nobody, read: admins, update: nobody, delete: admins },
  // Concurrent clicks increase one line instead of creating two.
  indexes: [{ fields: ['sessionId', 'product', 'variantId'], unique: true }],
  defaultSort: '-updatedAt',
  disableDuplicate: true,
  admin: {
    group: 'Records',
    hidden: hiddenUnless('admin'),
    description: 'Items in visitors’ baskets.',
    defaultColumns: ['product', 'quantity', 'updatedAt'],
  },
  fields: [
    { name: 'sessionId', type: 'text', required: true, maxLength: 100, index: true },
    { name: 'product', type: 'relationship', relationTo: 'products', required: true, index: true },
    {
      name: 'variantId',
      type: 'number',
      required: true,
      defaultValue: 0, // not null, so that the unique index detects two lines of the same product
      admin: { description: 'The id of the variant, or 0 for the product itself.' },
    },
    { name: 'quantity', type: 'number', required: true, defaultValue: 1, min: 1, max: 99 },
  ],
}
