import type { CollectionConfig } from 'payload'

import { nobody, salesTeam } from '@/lib/cms/access/rules'

import { undoMergeEndpoint } from './undo-merge-endpoint'

/**
 * Which people were merged, when and by whom. Merging changes nothing but where a person belongs, so that a row holds no
 * copy of anything about them. It is deleted with either of the two.
 */
export const PeopleMerges: CollectionConfig = {
  slug: 'people-merges',
  labels: { singular: 'Merge of people', plural: 'Merges of people' },
  access: { create: nobody, read: salesTeam, update: nobody, delete: nobody },
  endpoints: [undoMergeEndpoint],
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: { hidden: true }, // shown on the page of the person
  fields: [
    { name: 'kept', type: 'relationship', relationTo: 'people', index: true },
    { name: 'merged', type: 'relationship', relationTo: 'people', index: true },
    { name: 'mergedBy', type: 'relationship', relationTo: 'users', index: true },
    { name: 'mergedByName', type: 'text', maxLength: 100 }, // outlives the account, like the name below
    { name: 'undoneAt', type: 'date' },
    { name: 'undoneBy', type: 'relationship', relationTo: 'users', index: true },
    { name: 'undoneByName', type: 'text', maxLength: 100 },
  ],
}
