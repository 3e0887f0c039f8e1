import type { CollectionConfig, Field } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { nobody, salesTeam } from '@/lib/cms/access/rules'
import { refuseUndoing, shownVersionField } from '@/lib/cms/fields/shown-version-field'
import { ORDER_STATES } from '@/lib/domain/orders/order-states'

import { bookTransfer } from './book-transfer'
import { followOrder } from './follow-order'
import { formerFields, orderedFields, progressFields } from './order-fields'
import { checkOrderState, checkTracking } from './order-states'
import { refreshShop } from './refresh-shop'
import { returnUnpaidGoods } from './return-unpaid-goods'
import { stampState } from './stamp-state'

/** The hash of the token in a customer's link. */
const secretHash = (name: string): Field => ({
  name,
  type: 'text',
  maxLength: 64,
  unique: true,
  index: true,
  access: { read: nobody, update: nobody },
  admin: { hidden: true },
})

/** Orders from the store. Only their progress can be changed; each has a lead with its timeline and emails. */
export const Orders: CollectionConfig = {
  slug: 'orders',
  labels: { singular: 'Order', plural: 'Orders' },
  access: { create: nobody, read: salesTeam, update: salesTeam, delete: nobody },
  hooks: {
    beforeChange: [refuseUndoing('order'), bookTransfer, stampState],
    afterChange: [followOrder],
    beforeDelete: [returnUnpaidGoods],
    afterDelete: [refreshShop],
  },
  defaultSort: '-createdAt',
  disableBulkEdit: true, // each change of state is checked and sends an email
  disableDuplicate: true,
  admin: {
    group: 'Shop',
    hidden: hiddenUnless('admin', 'sales'),
    hideAPIURL: true,
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'state', 'customerName', 'postcode', 'totalPence', 'payBy', 'createdAt'],
    listSearchableFields: ['reference', 'customerName', 'email', 'postcode', 'trackingNumber'],
    description: 'Orders from the store. Each change of state sends the customer an email.',
  },
  fields: [
    shownVersionField,
    {
      name: 'preview',
      type: 'ui',
      admin: {
        components: { Field: '/components/admin/orders/order-preview#OrderPreview' },
        disableListColumn: true,
      },
    },
    {
      name: 'payments',
      type: 'ui',
      admin: {
        components: { Field: '/components/admin/payments/order-payments#OrderPayments' },
        disableListColumn: true,
      },
    },
    {
      name: 'warranties',
      label: 'Fitting and warranty',
      type: 'join',
      collection: 'warranties',
      on: 'order',
      admin: {
        defaultColumns: ['certificateNumber', 'fittedOn', 'installer', 'years'],
        description: 'Add it once the order is fitted: the customer gets the certificate.',
      },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'awaiting-payment',
      options: [...ORDER_STATES],
      validate: checkOrderState,
      index: true,
      admin: {
        position: 'sidebar',
        isClearable: false,
        components: { Field: '/components/admin/orders/order-state#OrderStateField' },
      },
    },
    {
      name: 'trackingNumber',
      label: 'Carrier and tracking number',
      type: 'text',
      maxLength: 100,
      validate: checkTracking,
      admin: { position: 'sidebar', description: 'Needed to dispatch the order. The customer sees it.' },
    },
    {
      name: 'reference',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 30,
      access: { update: nobody },
      admin: { position: 'sidebar', readOnly: true },
    },
    ...progressFields,
    ...orderedFields,
    secretHash('accessTokenSha256'),
    secretHash('confirmationTokenSha256'),
    ...formerFields,
  ],
}
