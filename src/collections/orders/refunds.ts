import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { nobody, salesTeam } from '@/lib/cms/access/rules'
import { DAY_AND_TIME } from '@/lib/cms/fields/day-and-time'
import { REFUND_STATES } from '@/lib/domain/orders/payments'

import { penceField } from './pence-field'

/**
 * Every refund of a payment or of part of one. Also the queue of those that a worker has to order from the payment
 * provider (lib/delivery/payments).
 */
export const Refunds: CollectionConfig = {
  slug: 'refunds',
  labels: { singular: 'Refund', plural: 'Refunds' },
  access: { create: nobody, read: salesTeam, update: nobody, delete: nobody },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    group: 'Shop',
    hidden: hiddenUnless('admin', 'sales'),
    hideAPIURL: true,
    useAsTitle: 'reason',
    defaultColumns: ['payment', 'amountPence', 'state', 'reason', 'creditNoteNumber', 'requestedBy', 'createdAt'],
    listSearchableFields: ['reason', 'providerId'],
    description: 'Every refund. Those of cards are made by Stripe; a failed one has to be made another way.',
  },
  fields: [
    { name: 'payment', type: 'relationship', relationTo: 'payments', required: true, index: true },
    penceField('amountPence', 'Amount'),
    { name: 'reason', type: 'text', required: true, maxLength: 200 },
    { name: 'state', type: 'select', required: true, options: [...REFUND_STATES], index: true },
    {
      name: 'creditNoteNumber',
      type: 'number',
      unique: true,
      admin: { description: 'Empty for a payment that was not kept, for which there was no invoice.' },
    },
    { name: 'requestedBy', type: 'text', maxLength: 200 },
    { name: 'providerId', label: 'Stripe’s number', type: 'text', maxLength: 255, unique: true },
    { name: 'lastError', label: 'Last problem', type: 'text', maxLength: 500 },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    { name: 'nextAttemptAt', label: 'Next attempt', type: 'date', index: true, admin: { date: DAY_AND_TIME } },
    // Of the request by staff, so that sending it again is not another refund.
    { name: 'requestKey', type: 'text', maxLength: 36, unique: true, admin: { hidden: true } },
  ],
}
