import type { Field, NumberField, TextFieldSingleValidation } from 'payload'

import { nobody } from '@/lib/cms/access/rules'
import { DAY_AND_TIME } from '@/lib/cms/fields/day-and-time'
import { PAYMENT_DAYS } from '@/lib/domain/orders/holding'
import { ORDER_FITTINGS } from '@/lib/domain/orders/order'

const asBought = { access: { update: nobody }, admin: { hidden: true } } as const
const stamped = { access: { update: nobody }, admin: { position: 'sidebar', readOnly: true } } as const

const pence = (name: string): NumberField => ({ name, type: 'number', required: true, min: 0, ...asBought })

const takesEmpty: TextFieldSingleValidation = () => true

const text = (name: string, maxLength: number): Field => ({
  name,
  type: 'text',
  required: true,
  maxLength,
  ...asBought,
})

/** The order as placed: shown as the customer sees it, and never changed. */
export const orderedFields: Field[] = [
  text('customerName', 200),
  text('email', 254),
  // Empty for someone who gave us none, which Payload would take for missing at each later change of the state.
  { name: 'phone', type: 'text', required: true, maxLength: 50, validate: takesEmpty, ...asBought },
  text('street', 200),
  text('town', 100),
  text('postcode', 10),
  { name: 'deliveryNote', type: 'textarea', maxLength: 500, ...asBought },
  { name: 'fitting', type: 'select', required: true, options: [...ORDER_FITTINGS], ...asBought },
  { name: 'lines', type: 'json', required: true, ...asBought },
  pence('deliveryPence'),
  {
    ...pence('totalPence'),
    label: 'Total',
    admin: {
      readOnly: true,
      components: {
        Field: '/components/admin/orders/pence-cell#InListOnly',
        Cell: '/components/admin/orders/pence-cell#PenceCell',
      },
    },
  },
  pence('vatPence'),
  { name: 'depositPence', type: 'number', min: 0, ...asBought },
  text('termsVersion', 10),
  { name: 'orderedAt', type: 'date', required: true, ...asBought },
  // Who counts as having ordered: hashes of email address, phone number, delivery address and network.
  {
    name: 'holders',
    type: 'json',
    access: { read: nobody, update: nobody },
    admin: { hidden: true },
  },
]

/** Payment, invoice and delivery. */
export const progressFields: Field[] = [
  {
    name: 'quote',
    label: 'Made from quote',
    type: 'relationship',
    relationTo: 'quotes',
    unique: true,
    access: { update: nobody },
    admin: { position: 'sidebar', readOnly: true, condition: ({ quote }) => Boolean(quote) },
  },
  {
    name: 'payBy',
    label: 'Cancelled if not paid before',
    type: 'date',
    required: true,
    access: { update: nobody },
    admin: { position: 'sidebar', readOnly: true, date: DAY_AND_TIME },
  },
  {
    name: 'confirmBy',
    label: 'Email address to be confirmed before',
    type: 'date',
    access: { update: nobody },
    admin: {
      position: 'sidebar',
      readOnly: true,
      date: DAY_AND_TIME,
      condition: ({ confirmBy }) => Boolean(confirmBy),
      description: `Once it is confirmed, this is empty and the customer has ${PAYMENT_DAYS} working days to pay.`,
    },
  },
  {
    name: 'cardHeldUntil',
    label: 'Card payment open until',
    type: 'date',
    access: { update: nobody },
    admin: {
      position: 'sidebar',
      readOnly: true,
      date: DAY_AND_TIME,
      condition: ({ cardHeldUntil }) => Boolean(cardHeldUntil),
      description: 'The order is not cancelled before, so that its customer can finish paying.',
    },
  },
  { name: 'invoiceNumber', type: 'number', unique: true, ...stamped },
  { name: 'invoicedAt', label: 'Paid', type: 'date', ...stamped },
  { name: 'deliveredAt', label: 'Delivered', type: 'date', ...stamped },
  { name: 'cancelledAt', label: 'Cancelled', type: 'date', ...stamped },
  {
    name: 'lapsedAt',
    label: 'Cancelled as unpaid',
    type: 'date',
    access: { update: nobody },
    admin: {
      position: 'sidebar',
      readOnly: true,
      date: DAY_AND_TIME,
      condition: ({ state, lapsedAt }) => state === 'cancelled' && Boolean(lapsedAt),
      description: 'If the payment arrives after all, record it: the goods are then taken out of stock again.',
    },
  },
]

const former = { hidden: true, access: { update: nobody } } as const

/**
 * Read by the previous release only, while it serves during an update: payments and refunds have tables of their own.
 * They are dropped with the next release.
 */
export const formerFields: Field[] = [
  { name: 'cardPaymentId', type: 'text', maxLength: 255, unique: true, ...former },
  { name: 'creditNoteNumber', type: 'number', unique: true, ...former },
  { name: 'creditedAt', type: 'date', ...former },
]
