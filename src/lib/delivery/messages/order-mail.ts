import {
  documentsOf,
  isProved,
  type Order,
  ORDER_PAPERS,
  orderView,
  type Seller,
} from '@/lib/content/orders/order-view'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import { PAYMENT_DAYS } from '@/lib/domain/orders/holding'
import type { OrderState } from '@/lib/domain/orders/order-states'
import type { MailMessage } from '@/lib/integrations/mail/mail'
import { orderConfirmation, orderPage, orderPaper } from '@/lib/routing/enquiry-routes'

import type { DeliveredLead } from '../store/claim'
import type { CompanyContact } from '../store/company-contact'
import type { DeliverySettings } from '../store/settings'
import { NOT_ASKED_FOR, referenceTable } from './customer-blocks'
import { type Block, mailBody } from './mail-body'
import { sectionBlocks } from './section-blocks'

type OrderMail = {
  settings: DeliverySettings
  lead: DeliveredLead & { email: string }
  order: Order
  /** The step that the email is about; the order may have progressed since. */
  step: OrderState
  seller: Seller
  house: CompanyContact
  /** Token of the customer's link to the order. */
  token: string
  /** Token of the link that confirms the email address. */
  confirmationToken: string
}

const SUBJECTS: Readonly<Record<OrderState, string>> = {
  'awaiting-payment': 'Your order',
  paid: 'We’ve received your payment',
  packed: 'Your order is packed',
  dispatched: 'Your order is on its way',
  delivered: 'Your order has been delivered',
  cancelled: 'Your order has been cancelled',
  refunded: 'We have refunded your order',
}

/**
 * Tells the customer about one step of an order. The first email is the confirmation on a durable medium that the
 * Consumer Contracts Regulations 2013 require (regulation 16), so it repeats everything stated at checkout. It repeats
 * nothing that the customer typed, because the address may be someone else's.
 */
export function orderMail(mail: OrderMail): MailMessage {
  const { settings, lead, order, step, seller, house, token } = mail
  const isFirst = step === 'awaiting-payment'
  const title = isFirst && !isProved(order) ? 'Please confirm your order' : SUBJECTS[step]
  return {
    reference: lead.reference,
    // Each step, and each copy to a corrected address, needs its own Message-ID.
    channel: [`order-${step}`, lead.changes.length].filter(Boolean).join('-'),
    to: { name: '', address: lead.email },
    replyTo: settings.sales,
    subject: `${title}: ${lead.reference}`,
    ...mailBody({
      title,
      blocks: [
        { kind: 'text', text: 'Hello,' },
        { kind: 'text', text: wordsOf(step, order) },
        ...(isFirst && !isProved(order) ? [confirmationLink(mail)] : []),
        { kind: 'link', text: 'See your order', href: `${settings.siteUrl}${orderPage(token)}` },
        ...documentsOf(order).map((paper): Block => ({
          kind: 'link',
          text: `${ORDER_PAPERS[paper]} (PDF)`,
          href: `${settings.siteUrl}${orderPaper(token, paper)}`,
        })),
        ...(isFirst ? orderView({ order, seller, showsCustomer: false }).sections.flatMap(sectionBlocks) : []),
        referenceTable(lead, house),
        ...(isFirst ? [NOT_ASKED_FOR] : []),
        { kind: 'text', text: house.particulars },
      ],
    }),
  }
}

const confirmationLink = ({ settings, confirmationToken }: OrderMail): Block => ({
  kind: 'link',
  text: 'Confirm my email address',
  href: `${settings.siteUrl}${orderConfirmation(confirmationToken)}`,
})

function wordsOf(step: OrderState, order: Order): string {
  const { payBy, trackingNumber } = order
  switch (step) {
    case 'awaiting-payment':
      if (!isProved(order))
        return `Thank you for your order. Please confirm your email address ${order.confirmBy}: we will keep the goods for you until then, and cancel the order if it is not confirmed. You then have ${PAYMENT_DAYS} working days to pay.`
      return `Thank you for your order. Please pay by the end of ${writtenDate(payBy)}: we will keep the goods for you until then.`
    case 'paid':
      return 'Thank you: your payment has arrived, and your invoice is below. We will tell you when your order is on its way.'
    case 'packed':
      return 'Your order is packed and waiting for the courier.'
    case 'dispatched':
      return `Your order has been dispatched. ${trackingNumber}`.trim()
    case 'delivered':
      return 'The courier tells us that your order has been delivered. Please check it and tell us if anything is missing or damaged. You can cancel within 14 days of receiving it.'
    case 'cancelled':
      return 'Your order has been cancelled, and there is nothing to pay. If you have already paid, reply to this email and we will refund you.'
    case 'refunded':
      return 'We have refunded your order to the card or account used. The credit note is below.'
  }
}
