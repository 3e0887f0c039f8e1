import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { admins, nobody } from '@/lib/cms/access/rules'

export const Achievements: CollectionConfig = {
  slug: 'achievements',
  labels: { singular: 'Achievement', plural: 'Achievements' },
  access: { create: nobody, read: admins, update: nobody, delete: admins },
  defaultSort: '-unlockedAt',
  disableDuplicate: true,
  admin: {
    group: false, // not in the menu while no page uses it
    hidden: hiddenUnless('admin'),
    description: 'Achievements earned in the energy challenge.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'profile', 'points', 'unlockedAt'],
    listSearchableFields: ['title'],
  },
  fields: [
    { name: 'profile', type: 'relationship', relationTo: 'user-profiles', required: true, index: true },
    { name: 'achievementType', type: 'text', label: 'Kind', required: true, maxLength: 50, index: true },
    { name: 'title', type: 'text', required: true, maxLength: 200 },
    { name: 'description', type: 'textarea', maxLength: 1000 },
    { name: 'points', type: 'number', defaultValue: 0, min: 0 },
    { name: 'unlockedAt', type: 'date', label: 'Earned on', index: true },
  ],
}
