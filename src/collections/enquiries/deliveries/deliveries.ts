import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { admins, nobody, salesTeam } from '@/lib/cms/access/rules'
import { DAY_AND_TIME } from '@/lib/cms/fields/day-and-time'
import { DELIVERY_CHANNELS, DELIVERY_STATES } from '@/lib/domain/delivery/delivery-states'

import { closeEndpoint } from './close-endpoint'
import { sendAgainEndpoint } from './send-again-endpoint'

/** Outgoing messages for a lead, one row per channel. Workers claim due deliveries directly from this table. */
export const Deliveries: CollectionConfig = {
  slug: 'deliveries',
  labels: { singular: 'Delivery', plural: 'Deliveries' },
  access: { create: nobody, read: salesTeam, update: nobody, delete: admins },
  endpoints: [sendAgainEndpoint, closeEndpoint],
  indexes: [{ fields: ['lead', 'channel'], unique: true }, { fields: ['state', 'nextAttemptAt'] }],
  defaultSort: '-updatedAt',
  disableDuplicate: true,
  admin: {
    group: 'Sales desk',
    description:
      'Copies of each lead for the CRM, the sales inbox and the customer. Parked ones need someone’s attention.',
    useAsTitle: 'channel',
    defaultColumns: ['channel', 'lead', 'state', 'sendAgain', 'close', 'lastError', 'attempts', 'nextAttemptAt'],
    listSearchableFields: ['lastError', 'providerId'],
    hideAPIURL: true,
    hidden: hiddenUnless('admin', 'sales'),
  },
  fields: [
    { name: 'lead', type: 'relationship', relationTo: 'leads', required: true, index: true },
    { name: 'channel', type: 'select', required: true, options: [...DELIVERY_CHANNELS], index: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'waiting',
      options: [...DELIVERY_STATES],
      index: true,
      admin: { components: { Cell: '/components/admin/delivery-state-cell#DeliveryStateCell' } },
    },
    {
      name: 'sendAgain',
      type: 'ui',
      label: 'Send again',
      admin: {
        components: {
          Field: '/components/admin/send-again#SendAgainField',
          Cell: '/components/admin/send-again#SendAgainCell',
        },
      },
    },
    {
      name: 'close',
      type: 'ui',
      label: 'Close',
      admin: {
        components: {
          Field: '/components/admin/close-delivery#CloseField',
          Cell: '/components/admin/close-delivery#CloseCell',
        },
      },
    },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    { name: 'lastError', label: 'Last problem', type: 'text', maxLength: 500 },
    { name: 'nextAttemptAt', label: 'Next attempt', type: 'date', index: true, admin: { date: DAY_AND_TIME } },
    { name: 'leaseUntil', type: 'date', admin: { hidden: true } },
    {
      name: 'providerId',
      label: 'Receipt',
      type: 'text',
      maxLength: 300,
      admin: { description: 'The identifier assigned by the receiving system.' },
    },
    { name: 'sentAt', label: 'Sent', type: 'date', admin: { date: DAY_AND_TIME } },
  ],
}
