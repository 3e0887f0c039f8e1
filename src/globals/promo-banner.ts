import type { GlobalConfig } from 'payload'
import { text } from 'payload/shared'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { anyone, editors } from '@/lib/cms/access/rules'
import { checkDestination } from '@/lib/cms/fields/text-checks'
import { whenGiven } from '@/lib/cms/fields/validators'
import { publishedGlobal } from '@/lib/cms/published-global'
import { BADGE_ICONS } from '@/lib/content/badge-icons'
import { DEFAULT_PROMO_MESSAGES } from '@/lib/content/default-banner'

const { versions, readVersions, admin } = publishedGlobal('promo-banner')

/** The announcement bar at the top of every page. */
export const PromoBanner: GlobalConfig = {
  slug: 'promo-banner',
  label: 'Promotional banner',
  access: { read: anyone, readVersions, update: editors },
  versions,
  admin: {
    ...admin,
    group: 'Website',
    hidden: hiddenUnless('admin', 'editor'),
    description: 'The messages at the top of every page.',
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
          admin: { description: 'Insert a claim as {claim:its.key}.' },
        },
        { name: 'linkLabel', type: 'text', label: 'Link text', required: true, maxLength: 60 },
        { name: 'callsSparky', type: 'checkbox', label: 'Calls Sparky', defaultValue: false },
        {
          name: 'href',
          type: 'text',
          label: 'Where it leads',
          maxLength: 300,
          validate: whenGiven(checkDestination, text),
          admin: {
            condition: (_, message) => !message?.callsSparky,
            description: 'If empty, it links to the homepage.',
          },
        },
      ],
    },
  ],
}
