import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { admins, nobody } from '@/lib/cms/access/rules'

/** One reading of one post by one browser on one day. */
export const BlogPostViews: CollectionConfig = {
  slug: 'blog-post-views',
  labels: { singular: 'Blog post view', plural: 'Blog post views' },
  access: { create: nobody, read: admins, update: nobody, delete: admins },
  defaultSort: '-viewedAt',
  disableDuplicate: true,
  admin: {
    group: 'Records',
    hidden: hiddenUnless('admin'),
    description: 'Counted to know which posts are read. Addresses are kept as a hash only.',
    defaultColumns: ['post', 'referrer', 'viewedAt'],
  },
  fields: [
    { name: 'post', type: 'relationship', relationTo: 'blog-posts', required: true, index: true },
    { name: 'sessionId', type: 'text', maxLength: 100, index: true },
    { name: 'ipAddress', type: 'text', label: 'Address (hashed)', maxLength: 64 },
    { name: 'userAgent', type: 'text', label: 'Browser', maxLength: 500 },
    { name: 'referrer', type: 'text', label: 'Came from', maxLength: 500 },
    { name: 'viewedAt', type: 'date', required: true, index: true },
  ],
}
