import type { CollectionConfig, Field } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { nobody, salesTeam } from '@/lib/cms/access/rules'
import { DAY_AND_TIME } from '@/lib/cms/fields/day-and-time'
import { REVIEW_STATES, WITHHOLDING_REASONS } from '@/lib/domain/reviews/review-states'

import { reviewEndpoints } from './review-endpoints'

const inSidebar = { position: 'sidebar' } as const

const colleague = (name: string, label: string): Field => ({
  name,
  label,
  type: 'relationship',
  relationTo: 'users',
  admin: inSidebar,
})

const moment = (name: string, label: string, index = false): Field => ({
  name,
  label,
  type: 'date',
  index,
  admin: { ...inSidebar, date: DAY_AND_TIME },
})

/**
 * One for each order whose customer was asked for a review or wrote one. Nobody changes stars and words but the customer;
 * staff publish or withhold through endpoints, and only for a legal reason.
 */
export const Reviews: CollectionConfig = {
  slug: 'reviews',
  labels: { singular: 'Review', plural: 'Reviews' },
  access: { create: nobody, read: salesTeam, update: nobody, delete: nobody },
  endpoints: reviewEndpoints,
  defaultSort: '-sentAt',
  disableDuplicate: true,
  admin: {
    group: 'Shop',
    hidden: hiddenUnless('admin', 'sales'),
    hideAPIURL: true,
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'state', 'stars', 'name', 'sentAt'],
    listSearchableFields: ['reference', 'name', 'text'],
    description:
      'What customers say about their orders. All are published, whatever they say, unless the law forbids it.',
  },
  fields: [
    {
      name: 'decision',
      type: 'ui',
      admin: {
        components: { Field: '/components/admin/reviews/review-decision#ReviewDecision' },
        disableListColumn: true,
      },
    },
    { name: 'stars', type: 'number', min: 1, max: 5, index: true },
    { name: 'text', type: 'textarea', maxLength: 2_000 },
    { name: 'name', label: 'Name to be shown', type: 'text', maxLength: 100 },
    {
      name: 'withholdingReason',
      label: 'Reason to withhold it',
      type: 'select',
      options: [...WITHHOLDING_REASONS],
      admin: { condition: ({ withholdingReason }) => Boolean(withholdingReason) },
    },
    {
      name: 'withholdingNote',
      label: 'Note on the reason',
      type: 'textarea',
      maxLength: 500,
      admin: { condition: ({ withholdingReason }) => Boolean(withholdingReason) },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'invited',
      options: [...REVIEW_STATES],
      index: true,
      admin: inSidebar,
    },
    // Of the order and of its lead. Not unique, so that the order alone decides which review a statement meets.
    { name: 'reference', type: 'text', required: true, index: true, maxLength: 30, admin: inSidebar },
    { name: 'order', type: 'relationship', relationTo: 'orders', unique: true, admin: inSidebar },
    moment('invitedAt', 'Asked for'),
    moment('sentAt', 'Written', true),
    colleague('askedBy', 'Colleague who asks to withhold it'),
    colleague('publishingAskedBy', 'Colleague who asks to publish it after all'),
    colleague('decidedBy', 'Colleague who decided'),
    moment('decidedAt', 'Decided'),
  ],
}
