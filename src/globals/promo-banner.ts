import type { GlobalConfig } from 'payload'
import { text } from 'payload/shared'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { anyone, editors } from '@/lib/cms/access/rules'
import { checkDestination } from '@/lib/cms/fields/text-checks'
import { whenGiven } from '@/lib/cms/fields/validators'
import { refreshPages } from '@/lib/cms/hooks/refresh-pages'
import { BADGE_ICONS } from '@/lib/site/badge-icons'
import { cacheTags } from '@/lib/site/cache-tags'
import { DEFAULT_PROMO_MESSAGES } from '@/lib/site/default-banner'

/** The strip of messages at the top of every page. */
export const PromoBanner: GlobalConfig = {
  slug: 'promo-banner',
  label: 'Promotional banner',
  access: { read: anyone, update: editors },
  hooks: { afterChange: [refreshPages(cacheTags.promoBanner)] },
  admin: {
    group: 'Website',
    hidden: hiddenUnless('admin', 'editor'),
    description: 'The messages that pass along the top of every page.',
  },
  fields: [
    { name: 'isShown', type: 'checkbox', label: 'Show the banner', defaultValue: true },
    {
      name: 'messages',
      type: 'array',
      labels: { singular: 'Message', plural: 'Messages' },
      minRows: 1,
      maxRows: 8,
      defaultValue: DEFAULT_PROMO_MESSAGES.map((message) => ({ ...message })),
      fields: [
        { name: 'icon', type: 'select', required: true, defaultValue: 'circle-check', options: [...BADGE_ICONS] },
        {
          name: 'title',
          type: 'text',
          required: true,
          maxLength: 60,
          admin: { description: 'A claim is written {claim:its.key}.' },
        },
        { name: 'linkLabel', type: 'text', label: 'Words of the link', required: true, maxLength: 60 },
        { name: 'callsSparky', type: 'checkbox', label: 'Rings Sparky', defaultValue: false },
        {
          name: 'href',
          type: 'text',
          label: 'Where it leads',
          maxLength: 300,
          validate: whenGiven(checkDestination, text),
          admin: {
            condition: (_, message) => !message?.callsSparky,
            description: 'Left empty, it leads to the homepage.',
          },
        },
      ],
    },
  ],
}
