import { DELIVERY_DAYS_MAX, RESERVATION_DAYS } from '@/lib/domain/orders/order'

import { cancellationForm, CANCELLING } from '../contract-terms'
import type { DocumentSection } from '../document-section'
import { complaints, type Seller, sellerLines, traderOf } from './order-view'

/**
 * Information required before an order (Consumer Contracts Regulations 2013, schedule 2). The goods and their price are
 * shown beside the form.
 */
export function checkoutParts({ seller, takesCards }: { seller: Seller; takesCards: boolean }): DocumentSection[] {
  return [
    {
      title: 'What happens next',
      text: [
        takesCards
          ? 'You pay by card, on a page of our payment provider Stripe, or by bank transfer. The order page offers both.'
          : 'You pay by bank transfer. The order page and our email give the details.',
        `We keep the goods for you for ${RESERVATION_DAYS} days after your order. Nothing is charged automatically, and we never see a card.`,
        'Once your payment has arrived, we’ll send you an invoice, and an email at each step until delivery.',
        `We deliver within ${DELIVERY_DAYS_MAX} days of the order at the latest.`,
        'Until you have paid, you can cancel on the order page with one click.',
      ],
    },
    { title: 'Your right to cancel', text: CANCELLING },
    { title: 'Cancellation form', text: cancellationForm({ trader: traderOf(seller), what: 'order' }) },
    { title: 'A complaint?', text: [complaints(seller)] },
    { title: 'Who you are buying from', text: sellerLines(seller) },
  ]
}
