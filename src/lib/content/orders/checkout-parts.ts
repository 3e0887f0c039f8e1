import { DELIVERED_TO } from '@/lib/domain/destinations/destinations'
import { CONFIRMATION_HOURS, PAYMENT_DAYS } from '@/lib/domain/orders/holding'
import { DELIVERY_DAYS_MAX } from '@/lib/domain/orders/order'

import { cancellationForm, CANCELLING } from '../contract-terms'
import type { DocumentSection } from '../document-section'
import { paragraphsOf, type StoreTerms } from '../store-terms'
import { complaints, type Seller, sellerLines, traderOf } from './order-view'

type CheckoutTerms = { seller: Seller; takesCards: boolean; terms: StoreTerms }

/**
 * Information required before an order (Consumer Contracts Regulations 2013, schedule 2). The goods and their price are
 * shown beside the form.
 */
export function checkoutParts({ seller, takesCards, terms }: CheckoutTerms): DocumentSection[] {
  return [
    {
      title: 'What happens next',
      text: [
        `Our email asks you to confirm your address within ${CONFIRMATION_HOURS} hours. Until then we keep the goods for you; if it is not confirmed, we cancel the order.`,
        `You then have ${PAYMENT_DAYS} working days to pay, and we keep the goods until they end. Nothing is charged automatically, and we never see a card.`,
        takesCards
          ? 'You pay by card, on a page of our payment provider Stripe, or by bank transfer. The order page offers both.'
          : 'You pay by bank transfer. The order page gives the details once your address is confirmed.',
        'Once your payment has arrived, we’ll send you an invoice, and an email at each step until delivery.',
        'Until you have paid, you can cancel on the order page with one click.',
      ],
    },
    {
      title: 'Delivery',
      text: [
        `To addresses in ${DELIVERED_TO}, within ${DELIVERY_DAYS_MAX} days of the order at the latest.`,
        ...paragraphsOf(terms.delivery),
      ],
    },
    ...(terms.takeBack ? [{ title: 'Old electrical goods', text: paragraphsOf(terms.takeBack) }] : []),
    { title: 'Your right to cancel', text: CANCELLING },
    { title: 'Cancellation form', text: cancellationForm({ trader: traderOf(seller), what: 'order' }) },
    { title: 'A complaint?', text: [complaints(seller)] },
    { title: 'Who you are buying from', text: sellerLines(seller) },
  ]
}
