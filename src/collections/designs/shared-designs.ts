import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { admins, nobody } from '@/lib/cms/access/rules'
import { deleteDependants } from '@/lib/cms/hooks/delete-dependants'

/** A design that a visitor has shared. Access is by link only; the secrets in the links are stored as hashes. */
export const SharedDesigns: CollectionConfig = {
  slug: 'shared-designs',
  labels: { singular: 'Shared design', plural: 'Shared designs' },
  access: { create: nobody, read: admins, update: nobody, delete: admins },
  defaultSort: '-lastUsedAt',
  disableDuplicate: true,
  hooks: {
    beforeDelete: [
      deleteDependants({ collection: 'shared-design-versions', field: 'sharedDesign' }),
      deleteDependants({ collection: 'shared-design-comments', field: 'sharedDesign' }),
    ],
  },
  admin: {
    group: 'Records',
    hidden: hiddenUnless('admin'),
    useAsTitle: 'reference',
    description: 'Designs that visitors have shared. Deleted 90 days after a link was last used.',
    defaultColumns: ['reference', 'rooms', 'panels', 'version', 'lastUsedAt'],
  },
  fields: [
    { name: 'reference', type: 'text', required: true, unique: true, maxLength: 40 },
    { name: 'version', type: 'number', required: true, min: 1 },
    { name: 'rooms', type: 'number', required: true },
    { name: 'panels', type: 'number', required: true },
    { name: 'lastUsedAt', type: 'date', label: 'Last used', required: true, index: true },
    {
      name: 'linksRenewed',
      type: 'number',
      required: true,
      defaultValue: 0,
      admin: { description: 'How many times the links for viewing and commenting have been replaced.' },
    },
    {
      name: 'mailTo',
      type: 'email',
      label: 'Links to be sent to',
      admin: { description: 'Deleted as soon as the email has been sent.' },
    },
    ...(['mailSince', 'mailNextAt'] as const).map((name) => ({
      name,
      type: 'date' as const,
      admin: { hidden: true },
    })),
    { name: 'mailAttempts', type: 'number', admin: { hidden: true } },
    ...(['viewHash', 'commentHash', 'editHash'] as const).map((name) => ({
      name,
      type: 'text' as const,
      required: true,
      unique: true,
      maxLength: 64,
      admin: { hidden: true },
    })),
  ],
}
