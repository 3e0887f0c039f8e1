import type { Field } from 'payload'

import { slugField } from '@/lib/cms/fields/slug-field'
import { DAY_AND_TIME } from '@/lib/cms/fields/day-and-time'

/** Beside the post, always in view. */
export const blogPostPublishingFields: Field[] = [
  {
    name: 'status',
    type: 'select',
    required: true,
    defaultValue: 'draft',
    index: true,
    // Payload would name this type after its own `_status` too.
    enumName: 'enum_blog_posts_standing',
    options: [
      { value: 'draft', label: 'Draft' },
      { value: 'scheduled', label: 'Scheduled' },
      { value: 'published', label: 'Published' },
      { value: 'archived', label: 'Archived' },
    ],
    admin: {
      position: 'sidebar',
      description:
        'Follows the buttons above and the date below. Archived takes a post off the website until you choose Draft again and publish.',
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
      description: 'When you mean to publish it. The post stays a draft until you press Publish.',
    },
  },
  {
    name: 'publishedAt',
    type: 'date',
    label: 'Published on',
    index: true,
    admin: { position: 'sidebar', date: DAY_AND_TIME, description: 'Filled in when the post is first published.' },
  },
  { name: 'lastModified', type: 'date', admin: { position: 'sidebar', readOnly: true, date: DAY_AND_TIME } },
  { name: 'wordCount', type: 'number', label: 'Words', admin: { position: 'sidebar', readOnly: true } },
  {
    name: 'estimatedReadTime',
    type: 'number',
    label: 'Minutes to read',
    admin: { position: 'sidebar', readOnly: true },
  },
  {
    name: 'viewCount',
    type: 'number',
    label: 'Views',
    defaultValue: 0,
    index: true,
    admin: { position: 'sidebar', readOnly: true },
  },
]
