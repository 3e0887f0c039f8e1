import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { nobody, salesTeam } from '@/lib/cms/access/rules'
import { leaveToSql } from '@/lib/cms/hooks/leave-to-sql'

import { mergeEndpoint } from './merge-endpoint'
import { personalDataEndpoints } from './personal-data-endpoints'

const bySql = { access: { update: nobody }, admin: { hidden: true } } as const

/**
 * The people and companies behind enquiries, orders, quotes and designs. They come and go with their enquiries. One that
 * was merged stays as it is, below the person it was merged into, so that this can be undone.
 */
export const People: CollectionConfig = {
  slug: 'people',
  labels: { singular: 'Person', plural: 'People' },
  access: { create: nobody, read: salesTeam, update: salesTeam, delete: nobody },
  hooks: { beforeChange: [leaveToSql('key', 'mergedInto')] },
  endpoints: [mergeEndpoint, ...personalDataEndpoints],
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    group: 'Sales desk',
    hidden: hiddenUnless('admin', 'sales'),
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'createdAt'],
    baseFilter: () => ({ mergedInto: { exists: false } }),
    description:
      'Everything that one person or company has sent us. Enquiries with the same email and name join by themselves.',
  },
  fields: [
    {
      name: 'everything',
      type: 'ui',
      admin: { components: { Field: '/components/admin/people/person-record#PersonRecord' }, disableListColumn: true },
    },
    { name: 'name', type: 'text', required: true, maxLength: 205, index: true, admin: { position: 'sidebar' } },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'person',
      options: [
        { value: 'person', label: 'Person' },
        { value: 'company', label: 'Company' },
      ],
      admin: { position: 'sidebar', isClearable: false },
    },
    // The hash of what enquiries must have in common to join by themselves; empty if they never do.
    { name: 'key', type: 'text', maxLength: 64, unique: true, ...bySql, access: { read: nobody, update: nobody } },
    { name: 'mergedInto', type: 'relationship', relationTo: 'people', index: true, ...bySql },
  ],
}
