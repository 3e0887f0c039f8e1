import type { CheckboxFieldValidation, Field } from 'payload'

import { sinceField } from '@/lib/cms/fields/since-field'
import { HELD_PIECES, isHeldPieces } from '@/lib/domain/orders/holding'
import { missingForStore } from '@/lib/domain/orders/store-readiness'
import type { SiteSetting } from '@/lib/generated/payload-types'
import { env } from '@/lib/platform/env'

/** Refuses to open the store, or to leave it open, while something is missing that its customers must be given. */
const checkStoreOpen: CheckboxFieldValidation = (isOpen, { data }) => {
  if (!isOpen) return true
  const { bank, vatNumber, isNotVatRegistered, deliveryTerms, takeBackStatement } = data as Partial<SiteSetting>
  const missing = missingForStore({
    takesCards: env.stripe !== null,
    hasBankAccount: Boolean(bank?.accountName && bank.sortCode && bank.accountNumber),
    vatNumber: vatNumber ?? '',
    isNotVatRegistered: isNotVatRegistered ?? false,
    deliveryTerms: deliveryTerms ?? '',
    takeBackStatement: takeBackStatement ?? '',
  })
  return missing.length === 0 || `Before the store opens, please enter: ${missing.join('; ')}.`
}

/** The terms of the store. */
export const storeTermsFields: Field[] = [
  {
    name: 'isNotVatRegistered',
    type: 'checkbox',
    label: 'We are not registered for VAT, so there is no VAT number',
    defaultValue: false,
  },
  {
    name: 'deliveryTerms',
    type: 'textarea',
    maxLength: 1_000,
    admin: {
      description:
        'How the store’s orders are delivered: to the door or the kerb, on which days, and what happens if nobody is in. Shown on product pages and at the checkout.',
    },
  },
  {
    name: 'takeBackStatement',
    type: 'textarea',
    label: 'Taking back old electrical goods',
    maxLength: 1_000,
    admin: {
      description:
        'How customers can return old electrical goods, as the Waste Electrical and Electronic Equipment Regulations 2013 require of every seller. Shown on product pages and at the checkout.',
    },
  },
  {
    name: 'heldPiecesMax',
    type: 'number',
    label: 'Unpaid pieces of one product that one customer may hold',
    required: true,
    defaultValue: HELD_PIECES.usual,
    validate: (value: unknown) =>
      isHeldPieces(value) || `Please enter a whole number from 1 to ${HELD_PIECES.max.toLocaleString('en-GB')}.`,
    admin: {
      description:
        'Counted for each email address, phone number, delivery address and network. A larger order is refused, and its customer asked to call or to request a quote.',
    },
  },
  {
    name: 'destinations',
    type: 'ui',
    admin: { components: { Field: '/components/admin/orders/destinations-table#DestinationsTable' } },
  },
]

/** Whether the store is open. */
export const storeOpenFields: Field[] = [
  {
    name: 'storeOpen',
    type: 'checkbox',
    label: 'The store is open',
    defaultValue: false,
    validate: checkStoreOpen,
    admin: {
      position: 'sidebar',
      description:
        'Until this is ticked, the Store button says that the store is coming soon, and only signed-in staff have a basket. It can be ticked once the bank account, the VAT number and the terms of the store are entered.',
    },
  },
  sinceField({ name: 'storeOpenSince', checkbox: 'storeOpen' }),
]

/** Whether visitors see what customers say about their orders. */
export const showReviewsField: Field = {
  name: 'showReviews',
  type: 'checkbox',
  label: 'Show reviews',
  defaultValue: false,
  admin: {
    position: 'sidebar',
    description: 'On the home page and the page of the panel: every published review with the average, or none.',
  },
}
