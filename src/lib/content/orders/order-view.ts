import { writtenDate } from '@/lib/domain/calendar/written-date'
import { DESTINATION_VAT, destinationOf } from '@/lib/domain/destinations/destinations'
import { PAYMENT_DAYS } from '@/lib/domain/orders/holding'
import { DELIVERY_DAYS_MAX, ORDER_FITTINGS, type OrderFitting, type OrderLine } from '@/lib/domain/orders/order'
import type { OrderState } from '@/lib/domain/orders/order-states'
import { awaitedPence } from '@/lib/domain/orders/payments'
import type { Warranty } from '@/lib/domain/orders/warranty'
import { labelOf } from '@/lib/domain/text/label-of'
import { poundsAndPence } from '@/lib/format/pounds'

import { cancellationForm, CANCELLING, termsWords } from '../contract-terms'
import type { DocumentSection, DocumentView } from '../document-section'
import { linesPart } from './order-lines'

/** An order as stored. Dates are ISO dates. Amounts include VAT unless stated otherwise. */
export type Order = {
  reference: string
  state: OrderState
  orderedOn: string
  /** The last day to pay. */
  payBy: string
  /** 'by 3.15pm on Saturday 28 November': until when the email address must be confirmed; null if it need not be. */
  confirmBy: string | null
  lines: OrderLine[]
  deliveryPence: number
  totalPence: number
  vatPence: number
  customerName: string
  street: string
  town: string
  postcode: string
  phone: string
  deliveryNote: string
  fitting: OrderFitting
  termsVersion: string
  trackingNumber: string
  invoice: { number: number; on: string } | null
  creditNotes: CreditNote[]
  /** Payments that the order was not awaiting, which we have refunded. */
  paymentsReturned: number
  /** What is paid before the rest; null if all of it is paid at once. */
  depositPence: number | null
  /** What was fitted has been delivered by then. */
  deliveredOn: string | null
  cancelledOn: string | null
  /** What was paid for the order and has not been refunded. */
  keptPence: number
  /** Null until it has been fitted. */
  warranty: Warranty | null
}

/** The seller's details, which documents must state. `bank` is null until entered. */
export type Seller = {
  legalName: string
  address: string[]
  registeredNumber: string
  vatNumber: string
  phone: string
  email: string
  bank: { accountName: string; sortCode: string; accountNumber: string } | null
}

/** A refund of all or part of an order, oldest first. */
export type CreditNote = { number: number; on: string; amountPence: number; reason: string }

/**
 * Whether the order's email address is its customer's: confirmed by its owner, or the order is paid. Until then its link
 * may be in the hands of a stranger, who must neither be shown a customer's details nor anyone's words.
 */
export const isProved = ({ confirmBy, invoice }: Order): boolean => confirmBy === null || invoice !== null

type Shown = { order: Order; seller: Seller }

/** `showsCustomer`: whether the name, address, phone number and note are shown; never in an email. */
type Details = { showsCustomer: boolean }

/** An order as shown on its page and in the first email. */
export function orderView({ order, seller, showsCustomer }: Shown & Details): DocumentView {
  return {
    title: 'Your order',
    reference: order.reference,
    date: order.orderedOn,
    sections: [
      ...(awaitedPence(order) > 0 ? [paymentPart({ order, seller })] : []),
      ...orderSummary(order, { showsCustomer }),
      { title: 'Your right to cancel', text: CANCELLING },
      {
        title: 'Cancellation form',
        text: cancellationForm({ trader: traderOf(seller), what: `order ${order.reference}` }),
      },
      { title: 'A complaint?', text: [complaints(seller)] },
      {
        title: 'Who you are buying from',
        text: [...sellerLines(seller), `Terms of service: ${termsWords(order.termsVersion)}.`],
      },
    ],
  }
}

/** The ordered items and the delivery details. */
export const orderSummary = (order: Order, details: Details): DocumentSection[] => [
  linesPart({ title: 'What you ordered', order, text: depositWords(order) }),
  deliveryPart(order, details),
]

/** How to pay by bank transfer. */
export function paymentPart({ order, seller: { bank } }: Shown): DocumentSection {
  const { state, payBy, confirmBy, reference } = order
  if (confirmBy !== null) {
    return {
      title: 'Paying by bank transfer',
      text: [
        `Please confirm your email address first, ${confirmBy}, with the link in our email. Until then we keep your goods; an order that is not confirmed is cancelled.`,
        `The order page then gives our bank details, and you have ${PAYMENT_DAYS} working days to pay.`,
      ],
    }
  }
  const until =
    state === 'deposit-paid'
      ? 'Your deposit has arrived. Please pay the rest before we dispatch the goods.'
      : `We keep your goods until the end of ${writtenDate(payBy)}, and cancel an order that has not been paid by then.`
  if (!bank) {
    return {
      title: 'Paying by bank transfer',
      text: [
        'We will email you our bank details. Please do not pay anyone who gives you other details by phone.',
        until,
      ],
    }
  }
  return {
    title: 'Paying by bank transfer',
    text: [
      until,
      'We never change our bank details by email or phone. If you are asked to pay elsewhere, call us first.',
    ],
    table: {
      columns: [{ heading: 'Transfer' }, { heading: 'Details' }],
      rows: [
        ['Amount', poundsAndPence(awaitedPence(order))],
        ['Account name', bank.accountName],
        ['Sort code', bank.sortCode],
        ['Account number', bank.accountNumber],
        ['Payment reference', reference],
      ],
    },
  }
}

/** When an order with a deposit is paid. */
export function depositWords({ depositPence, totalPence }: Pick<Order, 'depositPence' | 'totalPence'>): string[] {
  if (depositPence === null) return []
  const rest = poundsAndPence(totalPence - depositPence)
  return [`A deposit of ${poundsAndPence(depositPence)} first; the rest, ${rest}, before we dispatch the goods.`]
}

function deliveryPart(order: Order, { showsCustomer }: Details): DocumentSection {
  const { lines, fitting, trackingNumber } = order
  const times = [...new Set(lines.flatMap(({ leadTime }) => leadTime || []))]
  return {
    title: 'Delivery',
    text: [
      ...(showsCustomer ? customerLines(order) : [DETAILS_ON_PAGE]),
      ...(trackingNumber ? [`Tracking number: ${trackingNumber}`] : []),
      [...times.map((time) => `Usual delivery time: ${time}.`), DELIVERY_PROMISE].join(' '),
      `Fitting: ${labelOf(ORDER_FITTINGS, fitting)}.`,
    ],
  }
}

const DETAILS_ON_PAGE =
  'Your name, address and note are only shown on the order page, once you have confirmed your email address.'

const customerLines = (order: Order) => [
  ...addressLines(order),
  ...(order.phone ? [`Phone: ${order.phone}`] : []),
  ...(order.deliveryNote ? [`Your note: ${order.deliveryNote}`] : []),
]

/** Where the goods go, and the VAT there. Nothing for an order to where we no longer deliver. */
export function destinationLines({ postcode }: Order): string[] {
  const destination = destinationOf(postcode)
  return destination?.isDelivered
    ? [`Delivered to ${destination.name}: ${DESTINATION_VAT[destination.vat].label}.`]
    : []
}

const DELIVERY_PROMISE = `We deliver within ${DELIVERY_DAYS_MAX} days of the order at the latest.`

export const addressLines = ({ customerName, street, town, postcode }: Order) => [
  customerName,
  street,
  `${town} ${postcode}`,
]

export const traderOf = ({ legalName, address, email }: Seller) => `${legalName}, ${address.join(', ')}, ${email}`

/** How to complain. */
export const complaints = ({ phone, email }: Pick<Seller, 'phone' | 'email'>) =>
  `Call ${phone} or write to ${email}, with your reference. Section 11 of our terms of service says what happens if we cannot settle it.`

export function sellerLines({ legalName, address, registeredNumber, vatNumber, phone, email }: Seller): string[] {
  return [
    legalName,
    address.join(', '),
    ...(registeredNumber ? [`Registered in England and Wales, no. ${registeredNumber}`] : []),
    ...(vatNumber ? [`VAT number ${vatNumber}`] : []),
    `${phone}, ${email}`,
  ]
}
