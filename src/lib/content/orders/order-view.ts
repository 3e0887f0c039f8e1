import { writtenDate } from '@/lib/domain/calendar/written-date'
import { VAT_PERCENT } from '@/lib/domain/catalogue/delivered-price'
import {
  creditNoteName,
  DELIVERY_DAYS_MAX,
  FITTING_CHOICES,
  type FittingChoice,
  invoiceName,
  type OrderLine,
} from '@/lib/domain/orders/order'
import type { OrderState } from '@/lib/domain/orders/order-states'
import { linePence } from '@/lib/domain/shop/cart-totals'
import { labelOf } from '@/lib/domain/text/label-of'
import { poundsAndPence } from '@/lib/format/pounds'

import { cancellationForm, CANCELLING, termsWords } from '../contract-terms'
import type { DocumentSection, DocumentView } from '../document-section'

/** An order as stored. Dates are ISO dates. Amounts include VAT unless stated otherwise. */
export type Order = {
  reference: string
  state: OrderState
  orderedOn: string
  payBy: string
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
  fitting: FittingChoice
  termsVersion: string
  trackingNumber: string
  invoice: { number: number; on: string } | null
  creditNote: { number: number; on: string } | null
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

export type OrderDocument = 'pro-forma' | 'invoice' | 'credit-note'

export const ORDER_PAPERS: Readonly<Record<OrderDocument, string>> = {
  'pro-forma': 'Pro-forma invoice',
  invoice: 'Invoice',
  'credit-note': 'Credit note',
}

/** The documents of an order: a pro-forma invoice while it is unpaid, then those that replaced it. */
export function documentsOf({ state, invoice, creditNote }: Order): OrderDocument[] {
  if (!invoice) return state === 'awaiting-payment' ? ['pro-forma'] : []
  return creditNote ? ['invoice', 'credit-note'] : ['invoice']
}

type Shown = { order: Order; seller: Seller }

/** An order as shown on its page, in the first email and in the admin. */
export function orderView({ order, seller }: Shown): DocumentView {
  return {
    title: 'Your order',
    reference: order.reference,
    date: order.orderedOn,
    sections: [
      ...(order.state === 'awaiting-payment' ? [paymentPart({ order, seller })] : []),
      ...orderSummary(order),
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
export const orderSummary = (order: Order): DocumentSection[] => [
  linesPart('What you ordered', order),
  deliveryPart(order),
]

/** An invoice, a pro-forma invoice before payment, or a credit note after a refund. */
export function orderPaperView({ order, seller, paper }: Shown & { paper: OrderDocument }): DocumentView {
  const { invoice, creditNote, orderedOn, reference } = order
  const [number, date] = {
    'pro-forma': [reference, orderedOn],
    invoice: [invoiceName(invoice?.number ?? 0), invoice?.on ?? orderedOn],
    'credit-note': [creditNoteName(creditNote?.number ?? 0), creditNote?.on ?? orderedOn],
  }[paper] as [string, string]
  const note = {
    'pro-forma': 'This is not a VAT invoice: we’ll send one once you have paid.',
    invoice: `Paid. Tax point: ${writtenDate(date)}.`,
    'credit-note': `For invoice ${invoiceName(invoice?.number ?? 0)} of ${writtenDate(invoice?.on ?? orderedOn)}, which we have refunded.`,
  }[paper]
  return {
    title: ORDER_PAPERS[paper],
    reference: number,
    date,
    sections: [
      { title: `${ORDER_PAPERS[paper]} ${number}`, text: [`Order ${reference} of ${writtenDate(orderedOn)}.`, note] },
      { title: 'For', text: addressLines(order) },
      linesPart('What it is for', order),
      ...(paper === 'pro-forma' ? [paymentPart({ order, seller })] : []),
      { title: 'From', text: sellerLines(seller) },
    ],
  }
}

function paymentPart({ order, seller: { bank } }: Shown): DocumentSection {
  const { totalPence, payBy, reference } = order
  const until = `We keep your goods until the end of ${writtenDate(payBy)}, and cancel an order that has not been paid by then.`
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
        ['Amount', poundsAndPence(totalPence)],
        ['Account name', bank.accountName],
        ['Sort code', bank.sortCode],
        ['Account number', bank.accountNumber],
        ['Payment reference', reference],
      ],
    },
  }
}

function linesPart(title: string, { lines, deliveryPence, totalPence, vatPence }: Order): DocumentSection {
  return {
    title,
    text: [],
    table: {
      columns: [
        { heading: 'Item' },
        { heading: 'Quantity', isFigure: true },
        { heading: 'Each', isFigure: true },
        { heading: 'Including VAT', isFigure: true },
      ],
      rows: [
        ...lines.map((line) => [
          line.name,
          String(line.quantity),
          poundsAndPence(line.eachPence),
          poundsAndPence(linePence(line)),
        ]),
        ['Delivery', '1', poundsAndPence(deliveryPence), poundsAndPence(deliveryPence)],
        ['Total including VAT', '', '', poundsAndPence(totalPence)],
        ['Excluding VAT', '', '', poundsAndPence(totalPence - vatPence)],
        [`VAT at ${VAT_PERCENT}%`, '', '', poundsAndPence(vatPence)],
      ],
    },
  }
}

function deliveryPart(order: Order): DocumentSection {
  const { lines, deliveryNote, fitting, trackingNumber, phone } = order
  const times = [...new Set(lines.flatMap(({ leadTime }) => leadTime || []))]
  return {
    title: 'Delivery',
    text: [
      ...addressLines(order),
      `Phone: ${phone}`,
      ...(deliveryNote ? [`Your note: ${deliveryNote}`] : []),
      ...(trackingNumber ? [`Tracking number: ${trackingNumber}`] : []),
      [...times.map((time) => `Usual delivery time: ${time}.`), DELIVERY_PROMISE].join(' '),
      `Fitting: ${labelOf(FITTING_CHOICES, fitting)}.`,
    ],
  }
}

const DELIVERY_PROMISE = `We deliver within ${DELIVERY_DAYS_MAX} days of the order at the latest.`

const addressLines = ({ customerName, street, town, postcode }: Order) => [customerName, street, `${town} ${postcode}`]

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
