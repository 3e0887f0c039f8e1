import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { editors } from '@/lib/cms/access/rules'
import { DAY_AND_TIME } from '@/lib/cms/fields/day-and-time'
import { jsonField } from '@/lib/cms/fields/json-field'
import { SOCIAL_PLATFORMS } from '@/lib/domain/social/platforms'

import { checkImages, checkText, checkTime } from './check-post'
import { keepWhatIsOut, keepWhileSending } from './keep-what-is-out'
import { sendAgainEndpoint } from './send-again-endpoint'
import { sendingFields } from './sending-fields'
import { statusField } from './status-field'

/** Posts on social media platforms. Workers claim due posts directly from this table. */
export const SocialMediaPosts: CollectionConfig = {
  slug: 'social-media-posts',
  labels: { singular: 'Social media post', plural: 'Social media posts' },
  access: { create: editors, read: editors, update: editors, delete: editors },
  endpoints: [sendAgainEndpoint],
  hooks: { beforeChange: [keepWhatIsOut], beforeDelete: [keepWhileSending] },
  indexes: [{ fields: ['status', 'scheduledDate'] }],
  defaultSort: '-scheduledDate',
  admin: {
    group: 'Blog',
    hidden: hiddenUnless('admin', 'editor'),
    description: 'One post on one platform. Scheduled posts are sent through the CRM at their time.',
    useAsTitle: 'content',
    defaultColumns: ['content', 'platform', 'status', 'sendAgain', 'lastError', 'scheduledDate', 'publishedDate'],
    listSearchableFields: ['content'],
  },
  fields: [
    {
      name: 'platform',
      type: 'select',
      required: true,
      index: true,
      options: SOCIAL_PLATFORMS.map(({ value, label }) => ({ value, label })),
    },
    {
      name: 'content',
      type: 'textarea',
      required: true,
      maxLength: 3000,
      validate: checkText,
      admin: {
        description: 'The full text, including any link. A scheduled post may only make approved claims.',
      },
    },
    {
      name: 'mediaUrls',
      type: 'text',
      hasMany: true,
      label: 'Image addresses',
      validate: checkImages,
      admin: { description: 'JPEG or PNG, starting with https://. Press Enter after each one.' },
    },
    { name: 'blogPost', type: 'relationship', relationTo: 'blog-posts', label: 'Related blog post', index: true },
    {
      name: 'scheduledDate',
      type: 'date',
      label: 'Scheduled for',
      index: true,
      validate: checkTime,
      admin: { date: DAY_AND_TIME, description: 'A time in the past means immediately.' },
    },
    statusField,
    ...sendingFields,
    jsonField({
      name: 'engagement',
      label: 'Reactions',
      description: 'Likes, shares and comments, as the platform reports them.',
    }),
  ],
}
