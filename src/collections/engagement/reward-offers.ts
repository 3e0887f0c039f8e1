import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { activeOr, editors } from '@/lib/cms/access/rules'
import { leaveToSql } from '@/lib/cms/hooks/leave-to-sql'

/** Rewards that staff offer for points in the energy challenge. None are offered until staff add one and show it. */
export const RewardOffers: CollectionConfig = {
  slug: 'reward-offers',
  labels: { singular: 'Reward on offer', plural: 'Rewards on offer' },
  access: { create: editors, read: activeOr(editors), update: editors, delete: editors },
  hooks: { beforeChange: [leaveToSql('claimed')] },
  defaultSort: 'points',
  disableDuplicate: true,
  admin: {
    group: 'Energy challenge',
    hidden: hiddenUnless('admin', 'editor'),
    description:
      'What a household can claim once for its points. Points are self-reported, so offer only what you would give anyone who asks.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'value', 'points', 'isActive', 'claimed', 'claimsMax', 'endsOn'],
  },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 100 },
    {
      name: 'value',
      type: 'text',
      required: true,
      maxLength: 60,
      admin: { description: 'As shown on the page: £20 off, or a free survey.' },
    },
    {
      name: 'description',
      type: 'textarea',
      required: true,
      maxLength: 500,
      admin: { description: 'The conditions: for what, for whom and how to use the code.' },
    },
    { name: 'points', label: 'Points needed', type: 'number', required: true, min: 1, max: 2000 },
    {
      name: 'code',
      type: 'text',
      required: true,
      maxLength: 40,
      access: { read: editors },
      admin: { description: 'Shown to anyone who has claimed it. Staff accept it once per household.' },
    },
    {
      name: 'validDays',
      label: 'Days to use it after claiming',
      type: 'number',
      required: true,
      defaultValue: 90,
      min: 7,
      max: 365,
    },
    {
      name: 'endsOn',
      label: 'Last day to claim it',
      type: 'date',
      required: true,
      admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMMM yyyy' } },
    },
    {
      name: 'claimsMax',
      label: 'Maximum number of claims',
      type: 'number',
      required: true,
      defaultValue: 50,
      min: 1,
      max: 10_000,
    },
    {
      name: 'claimed',
      label: 'Claimed so far',
      type: 'number',
      defaultValue: 0,
      access: { create: () => false, update: () => false },
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'isActive',
      type: 'checkbox',
      label: 'Shown on the website',
      defaultValue: false,
      index: true,
      admin: { position: 'sidebar' },
    },
  ],
}
