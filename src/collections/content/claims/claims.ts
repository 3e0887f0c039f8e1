import type { CollectionConfig } from 'payload'

import { editors, publishedOr } from '@/lib/cms/access/rules'
import { proofCheckField, provedByTwo } from '@/lib/cms/proof/proved-by-two'
import { readings } from '@/lib/cms/proof/readings'

import { checkApprovals } from './check-approvals'
import { claimReadingFields } from './reading-fields'

const proof = provedByTwo('claims', readings)

/** Every claim made on the site, with its wordings, where each is used and its evidence. */
export const Claims: CollectionConfig = {
  slug: 'claims',
  labels: { singular: 'Claim', plural: 'Claims' },
  access: { create: editors, read: publishedOr(editors), readVersions: editors, update: editors, delete: editors },
  endpoints: proof.endpoints,
  hooks: { ...proof.hooks, beforeValidate: [checkApprovals] },
  versions: { drafts: true, maxPerDoc: 50 },
  defaultSort: 'key',
  admin: {
    group: 'Website',
    description: 'Figures we claim, such as the warranty, and the proof for each. Pages take their figures from here.',
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
        description:
          'The name used in pages, for example warranty.years. If you change it, the claim disappears wherever the old name is used.',
      },
    },
    {
      name: 'group',
      type: 'text',
      maxLength: 100,
      index: true,
      admin: { description: 'Claims in the same group must not show different figures side by side.' },
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
    proofCheckField,
    {
      name: 'notes',
      type: 'textarea',
      access: { read: editors },
      admin: { description: 'For staff only. Never shown on the website.' },
    },
  ],
}
