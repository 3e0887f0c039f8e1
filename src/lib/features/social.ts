import { EDITORS } from '@/lib/domain/staff/roles'

import { type Feature, MINUTE } from './feature'

/** Texts for social media platforms, scheduled and sent through the CRM. */
export const social = {
  staysOpenBecause: 'only staff use it, and nothing is posted that they do not write',
  endpoints: ['/api/social-drafts'],
  collections: ['social-media-posts'],
  adminViews: {
    '/social': { label: 'Social posts', roles: EDITORS },
  },
  tasks: {
    'send social posts': { everySeconds: 15, limitSeconds: MINUTE }, // each post has its own lease, so concurrent runs do no harm
  },
  impersonal: ['social_media_posts'],
} as const satisfies Feature
