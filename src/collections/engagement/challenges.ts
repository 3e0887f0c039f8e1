import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { admins, nobody } from '@/lib/cms/access/rules'

export const Challenges: CollectionConfig = {
  slug: 'challenges',
  labels: { singular: 'Challenge', plural: 'Challenges' },
  access: { create: nobody, read: admins, update: nobody, delete: admins },
  defaultSort: '-startedAt',
  disableDuplicate: true,
  admin: {
    group: false, // not in the menu while no page uses it
    hidden: hiddenUnless('admin'),
    description: 'Challenges people have joined, and their progress.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'profile', 'currentProgress', 'target', 'completed', 'startedAt'],
    listSearchableFields: ['title'],
  },
  fields: [
    { name: 'profile', type: 'relationship', relationTo: 'user-profiles', required: true, index: true },
    { name: 'challengeType', type: 'text', label: 'Kind', required: true, maxLength: 50, index: true },
    { name: 'title', type: 'text', required: true, maxLength: 200 },
    { name: 'description', type: 'textarea', maxLength: 1000 },
    { name: 'target', type: 'number', min: 0 },
    { name: 'currentProgress', type: 'number', label: 'Progress so far', defaultValue: 0, min: 0 },
    { name: 'completed', type: 'checkbox', defaultValue: false, index: true },
    { name: 'difficulty', type: 'text', maxLength: 50 },
    { name: 'category', type: 'text', maxLength: 50, index: true },
    { name: 'reward', type: 'number', label: 'Points available', min: 0 },
    { name: 'startedAt', type: 'date', index: true },
    { name: 'completedAt', type: 'date', index: true },
  ],
}
