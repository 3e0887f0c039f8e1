import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { admins, nobody } from '@/lib/cms/access/rules'

/** One view of a post per visitor and day. */
export const BlogPostViews: CollectionConfig = {
  slug: 'blog-post-views',
  labels: { singular: 'Blog post view', plural: 'Blog post views' },
  access: { create: nobody, read: admins, update: nobody, delete: admins },
  defaultSort: '-viewedAt',
  disableDuplicate: true,
  indexes: [{ fields: ['post', 'ipAddress'], unique: true }],
  admin: {
    group: 'Records',
    hidden: hiddenUnless('admin'),
    description:
      'Views in the last 90 days, counted once per visitor per day. A visitor is stored as a hash whose key is deleted the next day.',
    defaultColumns: ['post', 'referrer', 'source', 'viewedAt'],
  },
  fields: [
    { name: 'post', type: 'relationship', relationTo: 'blog-posts', required: true, index: true },
    { name: 'sessionId', type: 'text', maxLength: 100, index: true },
    { name: 'ipAddress', type: 'text', label: 'Visitor (hashed)', maxLength: 64 },
    { name: 'userAgent', type: 'text', label: 'Browser', maxLength: 500 },
    { name: 'referrer', type: 'text', label: 'Came from', maxLength: 500 },
    { name: 'source', type: 'text', label: 'From our post on', maxLength: 30 },
    { name: 'viewedAt', type: 'date', required: true, index: true },
  ],
}
