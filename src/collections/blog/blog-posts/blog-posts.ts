import type { CollectionConfig } from 'payload'

import { editors, publishedOr } from '@/lib/cms/access/rules'
import { searchResultFields } from '@/lib/cms/fields/listing-fields'
import { deleteDependants } from '@/lib/cms/hooks/delete-dependants'

import { keepStatusInStep } from './keep-status-in-step'
import { blogPostListingFields } from './listing-fields'
import { measureReading } from './measure-reading'
import { blogPostPublishingFields } from './publishing-fields'
import { blogPostWritingFields } from './writing-fields'

export const BlogPosts: CollectionConfig = {
  slug: 'blog-posts',
  labels: { singular: 'Blog post', plural: 'Blog posts' },
  access: { create: editors, read: publishedOr(editors), readVersions: editors, update: editors, delete: editors },
  versions: { drafts: true, maxPerDoc: 50 },
  hooks: {
    beforeChange: [keepStatusInStep, measureReading],
    beforeDelete: [deleteDependants({ collection: 'blog-post-views', field: 'post' })],
  },
  defaultSort: '-publishedAt',
  admin: {
    group: 'Blog',
    description: 'Articles. Nothing is public until you publish it.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'status', 'category', 'author', 'publishedAt', 'viewCount'],
    listSearchableFields: ['title', 'slug', 'excerpt'],
  },
  defaultPopulate: { title: true, slug: true, excerpt: true, featuredImage: true, imageAlt: true, publishedAt: true },
  fields: [
    ...blogPostPublishingFields,
    {
      type: 'tabs',
      tabs: [
        { label: 'Writing', fields: blogPostWritingFields },
        { label: 'Search and sharing', fields: [...searchResultFields, ...blogPostListingFields] },
      ],
    },
  ],
}
