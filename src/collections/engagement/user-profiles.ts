import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { admins, nobody } from '@/lib/cms/access/rules'
import { deleteDependants } from '@/lib/cms/hooks/delete-dependants'

/** A participant in the energy challenge; points are calculated on the server only. */
export const UserProfiles: CollectionConfig = {
  slug: 'user-profiles',
  labels: { singular: 'Challenge profile', plural: 'Challenge profiles' },
  access: { create: nobody, read: admins, update: nobody, delete: admins },
  hooks: {
    beforeDelete: [
      deleteDependants({ collection: 'achievements', field: 'profile' }),
      deleteDependants({ collection: 'challenges', field: 'profile' }),
      deleteDependants({ collection: 'rewards', field: 'profile' }),
    ],
  },
  defaultSort: '-totalPoints',
  disableDuplicate: true,
  admin: {
    group: false, // not in the menu while no page uses it
    hidden: hiddenUnless('admin'),
    description: 'People who take part. Deleting one also deletes their challenges, achievements and rewards.',
    useAsTitle: 'name',
    defaultColumns: ['totalPoints', 'createdAt'],
    listSearchableFields: ['name', 'email', 'userId'],
  },
  fields: [
    { name: 'userId', type: 'text', label: 'Device', required: true, unique: true, index: true, maxLength: 100 },
    { name: 'name', type: 'text', maxLength: 100 },
    { name: 'email', type: 'text', label: 'Email', maxLength: 254, index: true },
    { name: 'propertySize', type: 'text', maxLength: 50 },
    { name: 'currentSystem', type: 'text', label: 'Current heating', maxLength: 100 },
    { name: 'totalPoints', type: 'number', defaultValue: 0, min: 0, index: true },
    { name: 'level', type: 'number', defaultValue: 1, min: 1 },
    { name: 'streak', type: 'number', label: 'Day streak', defaultValue: 0, min: 0 },
  ],
}
