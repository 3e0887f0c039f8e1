import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { admins, nobody, salesTeam } from '@/lib/cms/access/rules'

/** Call-backs requested in Sparky. */
export const CallRequests: CollectionConfig = {
  slug: 'call-requests',
  labels: { singular: 'Call request', plural: 'Call requests' },
  access: { create: nobody, read: salesTeam, update: nobody, delete: admins },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    group: 'Records',
    description: 'Visitors who asked Sparky for a call back, and those who called from their phone.',
    useAsTitle: 'phone',
    defaultColumns: ['phone', 'name', 'kind', 'source', 'createdAt'],
    listSearchableFields: ['phone', 'name'],
    hidden: hiddenUnless('admin', 'sales'),
  },
  fields: [
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'call-back',
      index: true,
      options: [
        { value: 'call-back', label: 'Wants a call back' },
        { value: 'dialled', label: 'Dialled us, left no number' },
      ],
    },
    { name: 'name', type: 'text', maxLength: 100 },
    { name: 'phone', type: 'text', maxLength: 40, index: true },
    { name: 'source', type: 'text', maxLength: 100, index: true },
    { name: 'message', type: 'textarea', maxLength: 5000 },
  ],
}
