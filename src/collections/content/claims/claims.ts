import type { CollectionConfig } from 'payload'

import { editors, publishedOr } from '@/lib/cms/access/rules'
import { refreshPages } from '@/lib/cms/hooks/refresh-pages'
import { cacheTags } from '@/lib/site/cache-tags'

import { checkApprovals } from './check-approvals'
import { claimReadingFields } from './reading-fields'

/** Every figure the site claims, with each reading of it, where that reading appears and what stands behind it. */
export const Claims: CollectionConfig = {
  slug: 'claims',
  labels: { singular: 'Claim', plural: 'Claims' },
  access: { create: editors, read: publishedOr(editors), readVersions: editors, update: editors, delete: editors },
  hooks: {
    beforeValidate: [checkApprovals],
    afterChange: [refreshPages(cacheTags.claims)],
    afterDelete: [refreshPages(cacheTags.claims)],
  },
  versions: { drafts: true, maxPerDoc: 50 },
  defaultSort: 'key',
  admin: {
    group: 'Website',
    description: 'Figures we claim, such as the warranty, and the proof for each. Pages take the figure from here.',
    useAsTitle: 'key',
    defaultColumns: ['key', 'group', '_status', 'updatedAt'],
    listSearchableFields: ['key', 'group'],
  },
  fields: [
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 100,
      admin: {
        description: 'The name pages use, for example warranty.years. Changing it empties the places that use it.',
      },
    },
    {
      name: 'group',
      type: 'text',
      maxLength: 100,
      index: true,
      admin: { description: 'Claims of one group must not appear side by side with different figures.' },
    },
    {
      name: 'readings',
      type: 'array',
      required: true,
      minRows: 1,
      labels: { singular: 'Reading', plural: 'Readings' },
      admin: {
        description: 'One for each figure in use. Two readings that disagree are both kept, and marked as contested.',
      },
      fields: claimReadingFields,
    },
    {
      name: 'notes',
      type: 'textarea',
      access: { read: editors },
      admin: { description: 'For colleagues. Never shown on the website.' },
    },
  ],
}
