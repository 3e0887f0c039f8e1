import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { admins, nobody } from '@/lib/cms/access/rules'
import { jsonField } from '@/lib/cms/fields/json-field'
import { COMMENT_LIMITS } from '@/lib/schemas/calculate/shared-design'

/** A saved version of a shared design; the last twenty are kept. */
export const SharedDesignVersions: CollectionConfig = {
  slug: 'shared-design-versions',
  labels: { singular: 'Version of a shared design', plural: 'Versions of shared designs' },
  access: { create: nobody, read: admins, update: nobody, delete: admins },
  indexes: [{ fields: ['sharedDesign', 'number'], unique: true }],
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    group: 'Records',
    hidden: hiddenUnless('admin'),
    description: 'Versions of shared designs that visitors have saved.',
    defaultColumns: ['sharedDesign', 'number', 'createdAt'],
  },
  fields: [
    { name: 'sharedDesign', type: 'relationship', relationTo: 'shared-designs', required: true, index: true },
    { name: 'number', type: 'number', required: true, min: 1 },
    {
      name: 'note',
      type: 'textarea',
      label: 'Our correction',
      maxLength: COMMENT_LIMITS.note,
      admin: { description: 'What the sales desk told the customer about this version.' },
    },
    jsonField({ name: 'content', label: 'Design' }),
  ],
}
