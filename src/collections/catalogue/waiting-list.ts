import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { admins, nobody, salesTeam } from '@/lib/cms/access/rules'
import { WAITING_STATES } from '@/lib/domain/shop/waiting-states'
import { deleteMailsOfEntry } from '@/lib/use-cases/waiting-list/delete-mails-of-entry'

/** Email addresses to notify once when a product can be bought. Their links are secret, so only hashes are stored. */
export const WaitingList: CollectionConfig = {
  slug: 'waiting-list',
  labels: { singular: 'Waiting customer', plural: 'Waiting list' },
  access: { create: nobody, read: salesTeam, update: nobody, delete: admins },
  hooks: { beforeDelete: [({ id, req }) => deleteMailsOfEntry(req, Number(id))] },
  indexes: [{ fields: ['product', 'variantKey', 'email'], unique: true }],
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    group: 'Shop',
    hidden: hiddenUnless('admin', 'sales'),
    hideAPIURL: true,
    useAsTitle: 'email',
    defaultColumns: ['email', 'product', 'variant', 'state', 'createdAt'],
    description: 'People waiting for a product. Each is emailed once and deleted seven days later.',
  },
  fields: [
    { name: 'email', type: 'email', required: true },
    { name: 'product', type: 'relationship', relationTo: 'products', required: true, index: true },
    {
      name: 'variant',
      type: 'relationship',
      relationTo: 'product-variants',
      index: true,
      admin: { description: 'Empty for the product itself.' },
    },
    // The id of the variant, 0 for the product itself: a unique index would not see two nulls as equal.
    { name: 'variantKey', type: 'number', required: true, defaultValue: 0, hidden: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'unconfirmed',
      index: true,
      options: [...WAITING_STATES],
    },
    { name: 'since', type: 'date', required: true, admin: { description: 'When it entered this state.' } },
    { name: 'reference', type: 'text', required: true, unique: true, maxLength: 32, hidden: true },
    { name: 'accessTokenSha256', type: 'text', required: true, unique: true, maxLength: 64, hidden: true },
    { name: 'confirmationSentAt', type: 'date', admin: { description: 'When the confirmation link was sent.' } },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0, admin: { hidden: true } },
    { name: 'nextAttemptAt', type: 'date', admin: { hidden: true } },
  ],
}
