import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { nobody, salesTeam } from '@/lib/cms/access/rules'
import { DAY_AND_TIME } from '@/lib/cms/fields/day-and-time'
import { PAYMENT_METHODS, PAYMENT_PARTS, PAYMENT_STATES } from '@/lib/domain/orders/payments'

import { penceField } from './pence-field'
import { refundEndpoint } from './refund-endpoint'

/** Every card payment and bank transfer that we have received. Written only by lib/use-cases/payments. */
export const Payments: CollectionConfig = {
  slug: 'payments',
  labels: { singular: 'Payment', plural: 'Payments' },
  access: { create: nobody, read: salesTeam, update: nobody, delete: nobody },
  endpoints: [refundEndpoint],
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    group: 'Shop',
    hidden: hiddenUnless('admin', 'sales'),
    hideAPIURL: true,
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'method', 'amountPence', 'state', 'refundedPence', 'dispute', 'createdAt'],
    listSearchableFields: ['reference', 'providerId'],
    description:
      'Every payment that we have received. One is kept for an order, or one for its deposit and one for the rest; any other is refunded.',
  },
  fields: [
    { name: 'reference', label: 'Order', type: 'text', required: true, maxLength: 200, index: true },
    {
      name: 'order',
      type: 'relationship',
      relationTo: 'orders',
      index: true,
      admin: { description: 'Empty if the order has been erased.' },
    },
    { name: 'method', type: 'select', required: true, options: [...PAYMENT_METHODS] },
    { name: 'state', type: 'select', required: true, options: [...PAYMENT_STATES], index: true },
    { name: 'part', type: 'select', required: true, defaultValue: 'whole', options: [...PAYMENT_PARTS] },
    penceField('amountPence', 'Amount'),
    { name: 'currency', type: 'text', required: true, maxLength: 10, defaultValue: 'gbp' },
    penceField('refundedPence', 'Refunded'),
    {
      name: 'providerId',
      label: 'Stripe’s number',
      type: 'text',
      maxLength: 255,
      unique: true,
      admin: { description: 'Empty for a bank transfer.' },
    },
    { name: 'recordedBy', type: 'text', maxLength: 200 },
    {
      name: 'dispute',
      type: 'text',
      maxLength: 50,
      admin: {
        description:
          'Stripe’s word for it if the customer’s bank disputes the payment. Answer it in Stripe’s dashboard.',
      },
    },
    { name: 'disputedAt', label: 'Dispute last changed', type: 'date', admin: { date: DAY_AND_TIME } },
  ],
}
