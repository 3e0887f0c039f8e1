import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { admins, nobody } from '@/lib/cms/access/rules'

export const Rewards: CollectionConfig = {
  slug: 'rewards',
  labels: { singular: 'Claimed reward', plural: 'Claimed rewards' },
  access: { create: nobody, read: admins, update: nobody, delete: admins },
  indexes: [{ fields: ['profile', 'offer'], unique: true }],
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    group: 'Energy challenge',
    hidden: hiddenUnless('admin'),
    description: 'Rewards that households have claimed, each once per device, without a name.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'profile', 'value', 'claimed', 'expiresAt'],
    listSearchableFields: ['title'],
  },
  fields: [
    { name: 'profile', type: 'relationship', relationTo: 'user-profiles', required: true, index: true },
    { name: 'offer', type: 'relationship', relationTo: 'reward-offers', index: true },
    { name: 'rewardType', type: 'text', label: 'Kind', required: true, maxLength: 50, index: true },
    { name: 'title', type: 'text', required: true, maxLength: 200 },
    { name: 'description', type: 'textarea', maxLength: 1000 },
    {
      name: 'value',
      type: 'text',
      maxLength: 100,
      admin: { description: 'As shown on the website, for example £10 off.' },
    },
    { name: 'claimed', type: 'checkbox', defaultValue: false, index: true },
    { name: 'expiresAt', type: 'date', index: true },
  ],
}
