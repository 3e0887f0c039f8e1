import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { admins, nobody } from '@/lib/cms/access/rules'
import { COMMENT_LIMITS } from '@/lib/schemas/calculate/shared-design'

/** Comments that people with a link have left on a shared design. Never edited, only deleted. */
export const SharedDesignComments: CollectionConfig = {
  slug: 'shared-design-comments',
  labels: { singular: 'Comment on a shared design', plural: 'Comments on shared designs' },
  access: { create: nobody, read: admins, update: nobody, delete: admins },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    group: 'Records',
    hidden: hiddenUnless('admin'),
    description: 'Comments of visitors on shared designs.',
    defaultColumns: ['sharedDesign', 'name', 'text', 'createdAt'],
  },
  fields: [
    { name: 'sharedDesign', type: 'relationship', relationTo: 'shared-designs', required: true, index: true },
    { name: 'name', type: 'text', maxLength: COMMENT_LIMITS.name },
    { name: 'text', type: 'textarea', required: true, maxLength: COMMENT_LIMITS.text },
    ...(['storey', 'xMm', 'yMm'] as const).map((name) => ({
      name,
      type: 'number' as const,
      admin: { readOnly: true },
    })),
  ],
}
