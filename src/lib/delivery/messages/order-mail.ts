import { afterCancelling } from '@/lib/content/orders/cancelling-words'
import { documentsOf } from '@/lib/content/orders/order-papers'
import { type CreditNote, isProved, type Order, orderView, type Seller } from '@/lib/content/orders/order-view'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import type { OrderNotice } from '@/lib/domain/delivery/delivery-states'
import { PAYMENT_DAYS } from '@/lib/domain/orders/holding'
import type { OrderState } from '@/lib/domain/orders/order-states'
import { poundsAndPence } from '@/lib/format/pounds'
import type { MailMessage } from '@/lib/integrations/mail/mail'
import { orderConfirmation, orderPage, orderPaper } from '@/lib/routing/enquiry-routes'

import type { DeliveredLead } from '../store/claim'
import type { CompanyContact } from '../store/company-contact'
import type { DeliverySettings } from '../store/settings'
import { NOT_ASKED_FOR, QUESTIONS, referenceTable } from './customer-blocks'
import { greeting } from './greeting'
import { mailBody } from './mail-body'
import type { Block } from './mail-content'
import { sectionBlocks } from './section-blocks'

/** The step of an order that the email is about, since when it may have progressed, or another notice. */
export type OrderMailTopic = OrderState | Exclude<OrderNotice, 'made'>

type OrderMail = {
  settings: DeliverySettings
  lead: DeliveredLead & { email: string }
  order: Order
  about: OrderMailTopic
  seller: Seller
  house: CompanyContact
  /** Token of the customer's link to the order. */
  token: string
  /** Token of the link that confirms the email address. */
  confirmationToken: string
}

const SUBJECTS: Readonly<Record<OrderMailTopic, string>> = {
  'awaiting-payment': 'Your order',
  'deposit-paid': 'We’ve received your deposit',
  paid: 'We’ve received your payment',
  packed: 'Your order is packed',
  dispatched: 'Your order is on its way',
  delivered: 'Your order has been delivered',
  cancelled: 'Your order has been cancelled',
  fitted: 'Your warranty certificate',
  refunded: 'We have refunded your order',
  'part-refunded': 'We have refunded part of your order',
  'payment-returned': 'We are paying back a payment',
}

/**
 * Tells the customer about one step of an order, or about its payments. The first email is the confirmation on a durable
 * medium that the Consumer Contracts Regulations 2013 require (regulation 16), so it repeats everything stated at
 * checkout. It repeats nothing that the customer typed but a first name, because the address may be someone else's.
 */
export function orderMail(mail: OrderMail): MailMessage {
  const { settings, lead, order, about, seller, house, token } = mail
  const isFirst = about === 'awaiting-payment'
  const title = isFirst && !isProved(order) ? 'Please confirm your order' : SUBJECTS[about]
  return {
    reference: lead.reference,
    // Each topic, each repetition of a notice and each copy to a corrected address needs its own Message-ID.
    channel: [`order-${about}`, repetitionOf(about, order), lead.changes.length].filter(Boolean).join('-'),
    to: { name: '', address: lead.email },
    replyTo: settings.sales,
    subject: `${title}: ${lead.reference}`,
    ...mailBody({
      siteUrl: settings.siteUrl,
      title,
      blocks: [
        { kind: 'text', text: greeting(lead) },
        { kind: 'text', text: wordsOf(about, order) },
        ...nextSteps(mail),
        ...documentsOf(order).map(({ file, title: paper }): Block => ({
          kind: 'link',
          text: `${paper} (PDF)`,
          href: `${settings.siteUrl}${orderPaper(token, file)}`,
        })),
        ...(isFirst ? orderView({ order, seller, showsCustomer: false }).sections.flatMap(sectionBlocks) : []),
        referenceTable(lead, house),
        QUESTIONS,
        ...(isFirst ? [NOT_ASKED_FOR] : []),
        { kind: 'small', text: house.particulars },
      ],
    }),
  }
}

/** The page of the order, after the confirmation of the address while that is awaited. */
function nextSteps({ settings, order, about, token, confirmationToken }: OrderMail): Block[] {
  const page = `${settings.siteUrl}${orderPage(token)}`
  if (about !== 'awaiting-payment') return [{ kind: 'action', text: 'See your order', href: page }]
  if (isProved(order)) return [{ kind: 'action', text: 'See your order and how to pay', href: page }]
  const confirming = `${settings.siteUrl}${orderConfirmation(confirmationToken)}`
  return [
    { kind: 'action', text: 'Confirm my email address', href: confirming },
    { kind: 'link', text: 'See your order', href: page },
  ]
}

/** The number of the notice, in words that cannot be mistaken for another number; null for a step. */
function repetitionOf(about: OrderMailTopic, { creditNotes, paymentsReturned }: Order): string | null {
  if (about === 'part-refunded') return `note${creditNotes.length}`
  return about === 'payment-returned' ? `payment${paymentsReturned}` : null
}

function wordsOf(about: OrderMailTopic, order: Order): string {
  const { payBy, trackingNumber, creditNotes } = order
  switch (about) {
    case 'awaiting-payment':
      if (!isProved(order))
        return `Thank you for your order. Please confirm your email address ${order.confirmBy}: we will keep the goods for you until then, and cancel the order if it is not confirmed. You then have ${PAYMENT_DAYS} working days to pay.`
      return `Thank you for your order. Please pay by the end of ${writtenDate(payBy)}: we will keep the goods for you until then.`
    case 'deposit-paid':
      return `Thank you: your deposit has arrived, and your invoice is below. The rest, ${poundsAndPence(order.totalPence - (order.depositPence ?? 0))}, is due before we dispatch the goods: your order page says how to pay it.`
    case 'paid':
      return 'Thank you: your payment has arrived, and your invoice is below. We will tell you when your order is on its way.'
    case 'packed':
      return 'Your order is packed and waiting for the courier.'
    case 'dispatched':
      return `Your order has been dispatched. ${trackingNumber}`.trim()
    case 'delivered':
      return 'The courier tells us that your order has been delivered. Please check it and tell us if anything is missing or damaged. You can cancel within 14 days of receiving it.'
    case 'cancelled':
      return `Your order has been cancelled. ${afterCancelling(order)}`
    case 'fitted':
      return 'Your panels have been fitted. Your warranty certificate is below: keep this email. If anything is wrong, report it on the page of your order.'
    case 'refunded':
      return `We have refunded your order to the card or account used. ${REFUND_TIME} Your invoice and credit note are below.`
    case 'part-refunded':
      return `${refundedPart(creditNotes)} ${REFUND_TIME} Your credit note is below.`
    case 'payment-returned':
      return `We received a card payment for your order that it was not waiting for: it had been paid already, or cancelled. We are paying all of it back to the same card. ${REFUND_TIME} You need not do anything.`
  }
}

const REFUND_TIME = 'It can take up to ten days to reach you.'

function refundedPart(creditNotes: readonly CreditNote[]): string {
  const last = creditNotes.at(-1)
  const amount = last ? poundsAndPence(last.amountPence) : 'a part'
  return `We have refunded ${amount} of your order to the card or account used${last ? `: ${last.reason}` : ''}.`
}
