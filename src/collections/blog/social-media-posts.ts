import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { editors } from '@/lib/cms/access/rules'
import { jsonField } from '@/lib/cms/fields/json-field'
import { DAY_AND_TIME } from '@/lib/cms/fields/day-and-time'

export const SocialMediaPosts: CollectionConfig = {
  slug: 'social-media-posts',
  labels: { singular: 'Social media post', plural: 'Social media posts' },
  access: { create: editors, read: editors, update: editors, delete: editors },
  defaultSort: '-scheduledDate',
  admin: {
    group: 'Blog',
    hidden: hiddenUnless('admin', 'editor'),
    description: 'What goes out on social media, and when.',
    useAsTitle: 'content',
    defaultColumns: ['content', 'platform', 'status', 'scheduledDate', 'publishedDate'],
    listSearchableFields: ['content'],
  },
  fields: [
    {
      name: 'platform',
      type: 'select',
      required: true,
      index: true,
      options: [
        { value: 'facebook', label: 'Facebook' },
        { value: 'instagram', label: 'Instagram' },
        { value: 'linkedin', label: 'LinkedIn' },
        { value: 'x', label: 'X' },
        { value: 'google-business', label: 'Google Business Profile' },
      ],
    },
    {
      name: 'content',
      type: 'textarea',
      required: true,
      maxLength: 3000,
      admin: { description: 'The whole text, with any link.' },
    },
    { name: 'blogPost', type: 'relationship', relationTo: 'blog-posts', label: 'Post it tells about', index: true },
    { name: 'scheduledDate', type: 'date', label: 'Goes out', index: true, admin: { date: DAY_AND_TIME } },
    {
      name: 'publishedDate',
      type: 'date',
      label: 'Went out',
      index: true,
      admin: { readOnly: true, date: DAY_AND_TIME },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'scheduled',
      index: true,
      options: [
        { value: 'draft', label: 'Draft' },
        { value: 'scheduled', label: 'Scheduled' },
        { value: 'published', label: 'Published' },
        { value: 'failed', label: 'Could not be sent' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'mediaUrls',
      type: 'text',
      hasMany: true,
      label: 'Addresses of pictures',
      admin: { description: 'Press Enter after each one.' },
    },
    {
      name: 'ghlPostId',
      type: 'text',
      label: 'Post in the CRM',
      maxLength: 100,
      index: true,
      admin: { readOnly: true },
    },
    jsonField({
      name: 'engagement',
      label: 'Reactions',
      description: 'Likes, shares and comments, as the platform reports them.',
    }),
  ],
}
