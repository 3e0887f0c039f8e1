import type { Field } from 'payload'

import { DAY_AND_TIME } from '@/lib/cms/fields/day-and-time'
import { slugField } from '@/lib/cms/fields/slug-field'

import { FULL_FORM_ONLY } from './full-form-only'

/** Sidebar fields, always visible. */
export const blogPostPublishingFields: Field[] = [
  {
    name: 'beforeYouPublish',
    type: 'ui',
    admin: {
      position: 'sidebar',
      components: { Field: '/components/admin/writer/before-you-publish#BeforeYouPublish' },
      disableListColumn: true,
    },
  },
  {
    name: 'status',
    type: 'select',
    required: true,
    defaultValue: 'draft',
    index: true,
    // Avoids a clash with the enum Payload creates for its own `_status`.
    enumName: 'enum_blog_posts_standing',
    options: [
      { value: 'draft', label: 'Draft' },
      { value: 'scheduled', label: 'Scheduled' },
      { value: 'published', label: 'Published' },
      { value: 'archived', label: 'Archived' },
    ],
    admin: {
      position: 'sidebar',
      className: FULL_FORM_ONLY,
      description:
        'Set by the buttons above and the date below. To take a post off the website, choose Archived and press Publish changes; it stays public until you do. To bring it back, choose Draft and publish again.',
    },
  },
  slugField({ from: 'title', maxLength: 200 }),
  {
    name: 'scheduledFor',
    type: 'date',
    label: 'Publish on',
    index: true,
    admin: {
      position: 'sidebar',
      date: DAY_AND_TIME,
      components: { Field: '/components/admin/writer/publish-on#PublishOn' },
      description: 'The latest saved version is published at this time. Leave empty to publish it yourself.',
    },
  },
  {
    name: 'publishedAt',
    type: 'date',
    label: 'Published on',
    index: true,
    admin: {
      position: 'sidebar',
      className: FULL_FORM_ONLY,
      date: DAY_AND_TIME,
      description: 'Set automatically when the post is first published.',
    },
  },
  // The last public slug, so that it can redirect to the next one; set by rememberPublishedPost.
  { name: 'lastPublicSlug', type: 'text', maxLength: 200, hidden: true },
  // By which feed readers know the posts that were public before December 2026; empty for all others.
  {
    name: 'feedPath',
    type: 'text',
    maxLength: 300,
    hidden: true,
    access: { create: () => false, update: () => false },
    hooks: { beforeDuplicate: [() => null] },
  },
  {
    name: 'lastModified',
    type: 'date',
    admin: { position: 'sidebar', className: FULL_FORM_ONLY, readOnly: true, date: DAY_AND_TIME },
  },
  {
    name: 'wordCount',
    type: 'number',
    label: 'Words',
    admin: { position: 'sidebar', className: FULL_FORM_ONLY, readOnly: true },
  },
  {
    name: 'estimatedReadTime',
    type: 'number',
    label: 'Minutes to read',
    admin: { position: 'sidebar', className: FULL_FORM_ONLY, readOnly: true },
  },
  {
    name: 'viewCount',
    type: 'number',
    label: 'Views',
    defaultValue: 0,
    index: true,
    admin: { position: 'sidebar', className: FULL_FORM_ONLY, readOnly: true },
  },
  {
    name: 'exportPost',
    type: 'ui',
    admin: {
      position: 'sidebar',
      components: { Field: '/components/admin/writer/export-post#ExportPost' },
      disableListColumn: true,
    },
  },
]
