import type { ArrayField } from 'payload'
import { text } from 'payload/shared'

import { claimKeyField } from '@/lib/cms/fields/claim-key-field'
import { checkDestination } from '@/lib/cms/fields/text-checks'
import { whenGiven } from '@/lib/cms/fields/validators'
import { BADGE_ICONS } from '@/lib/content/badge-icons'
import { DEFAULT_BADGES } from '@/lib/content/default-badges'

/** The eight promises that scroll past below the hero image. */
export const badgesField: ArrayField = {
  name: 'badges',
  type: 'array',
  label: 'Passing promises',
  labels: { singular: 'Promise', plural: 'Promises' },
  minRows: 4,
  maxRows: 12,
  defaultValue: DEFAULT_BADGES.map((badge) => ({ ...badge })),
  fields: [
    { name: 'icon', type: 'select', required: true, options: [...BADGE_ICONS] },
    {
      name: 'text',
      type: 'text',
      required: true,
      maxLength: 60,
      admin: { description: 'Insert a claim as {claim:its.key}.' },
    },
  ],
}

/** The headline figures; each is a claim, so that its evidence is one click away. */
export const statsField: ArrayField = {
  name: 'stats',
  type: 'array',
  label: 'Figures that we publish',
  labels: { singular: 'Figure', plural: 'Figures' },
  minRows: 1,
  maxRows: 4,
  defaultValue: [
    {
      claimKey: 'properties.heated',
      sentence: 'properties heated since 2020.',
      linkLabel: 'Evidence',
    },
    {
      claimKey: 'efficiency',
      sentence: 'of the electricity becomes heat, as it does in any electric heater.',
      linkLabel: 'any electric heater',
    },
    { claimKey: 'warranty.years', sentence: 'warranty on panel and installation.', linkLabel: 'What it covers' },
    { claimKey: 'rating', sentence: 'customer rating.', linkLabel: 'How we collect reviews', href: '/about' },
  ],
  fields: [
    claimKeyField('section'),
    { name: 'sentence', type: 'text', required: true, maxLength: 120 },
    { name: 'linkLabel', type: 'text', label: 'Link text for the proof', maxLength: 60 },
    {
      name: 'href',
      type: 'text',
      label: 'Where the link leads',
      maxLength: 300,
      validate: whenGiven(checkDestination, text),
    },
  ],
}
