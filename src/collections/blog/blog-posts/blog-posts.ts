import type { CollectionConfig } from 'payload'

import { editors, publishedOr } from '@/lib/cms/access/rules'
import { searchResultFields } from '@/lib/cms/fields/listing-fields'
import { deleteDependants } from '@/lib/cms/hooks/delete-dependants'
import { leaveToSql } from '@/lib/cms/hooks/leave-to-sql'
import { livePreview } from '@/lib/cms/live-preview'
import { previewOfPost } from '@/lib/routing/blog-routes'

import { checkHour } from './check-hour'
import { deriveSlug } from './derive-slug'
import { clearEditMark, editedInField, refuseOverwriting } from './edited-in-field'
import { blogPostListingFields } from './listing-fields'
import { measureReading } from './measure-reading'
import { rememberPublishedPost } from './published-post'
import { blogPostPublishingFields } from './publishing-fields'
import { revalidateAndRedirectPost, revalidateDeletedPost } from './revalidate-and-redirect'
import { syncStatus } from './sync-status'
import { blogPostWritingFields } from './writing-fields'

export const BlogPosts: CollectionConfig = {
  slug: 'blog-posts',
  labels: { singular: 'Blog post', plural: 'Blog posts' },
  access: { create: editors, read: publishedOr(editors), readVersions: editors, update: editors, delete: editors },
  versions: { drafts: { autosave: { interval: 1500 } }, maxPerDoc: 50 },
  hooks: {
    beforeOperation: [clearEditMark],
    beforeValidate: [deriveSlug, checkHour],
    beforeChange: [
      refuseOverwriting,
      rememberPublishedPost,
      syncStatus,
      measureReading,
      leaveToSql('viewCount', 'feedPath'),
    ],
    afterChange: [revalidateAndRedirectPost],
    afterDelete: [revalidateDeletedPost],
    beforeDelete: [deleteDependants({ collection: 'blog-post-views', field: 'post' })],
  },
  defaultSort: '-publishedAt',
  admin: {
    group: 'Blog',
    description: 'Articles. Nothing is public until you publish it.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'status', 'category', 'author', 'publishedAt', 'viewCount'],
    listSearchableFields: ['title', 'slug', 'excerpt'],
    livePreview: livePreview(previewOfPost),
    components: {
      views: {
        edit: {
          write: {
            path: '/write',
            Component: '/components/admin/writer/writer-view#WriterView',
            tab: { label: 'Write', href: '/write' },
          },
        },
      },
    },
  },
  defaultPopulate: { title: true, slug: true, excerpt: true, featuredImage: true, imageAlt: true, publishedAt: true },
  fields: [
    ...blogPostPublishingFields,
    ...blogPostWritingFields,
    {
      type: 'collapsible',
      label: 'Search and sharing',
      admin: { initCollapsed: true },
      fields: [...searchResultFields, ...blogPostListingFields],
    },
    editedInField,
  ],
}
