import type Stripe from 'stripe'

import type { CardDispute, CardPayment, CardRefund, ListedPayment, PaymentEvent } from './card-payments'

/** What a Stripe event means for us. */
export function eventOf(event: Stripe.Event): PaymentEvent {
  const { id } = event
  switch (event.type) {
    case 'checkout.session.completed': {
      const payment = paymentOfSession(event.data.object)
      return payment ? { id, kind: 'paid', payment } : { id, kind: 'other' }
    }
    case 'checkout.session.expired':
      return { id, kind: 'expired', sessionId: event.data.object.id }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const refund = refundOf(event.data.object)
      return refund ? { id, kind: 'refund', refund } : { id, kind: 'other' }
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed': {
      const dispute = disputeOf(event.data.object, event.created)
      return dispute ? { id, kind: 'dispute', dispute } : { id, kind: 'other' }
    }
    default:
      return { id, kind: 'other' }
  }
}

function paymentOfSession(session: Stripe.Checkout.Session): CardPayment | null {
  const { payment_status, client_reference_id: reference, amount_total, currency, metadata, success_url } = session
  const paymentId = idOf(session.payment_intent)
  if (payment_status !== 'paid' || !reference || !paymentId || amount_total === null || !currency) return null
  const site = metadata?.site ?? originOf(success_url) // sessions of the previous release have no metadata
  return { reference, paymentId, amountPence: amount_total, currency, site }
}

/** A payment that has gone through, from the payment intent with its charge; null for any other. */
export function paymentOfIntent(intent: Stripe.PaymentIntent): ListedPayment | null {
  const { id, status, amount_received, currency, metadata, created, latest_charge } = intent
  if (status !== 'succeeded' || !metadata.order || latest_charge === null || typeof latest_charge === 'string')
    return null
  return {
    reference: metadata.order,
    paymentId: id,
    amountPence: amount_received,
    currency,
    site: metadata.site ?? '',
    refundedPence: latest_charge.amount_refunded,
    paidAt: new Date(created * 1000),
  }
}

/** The metadata field of a Stripe refund that holds the id of ours. */
export const OUR_REFUND = 'refund'

/** A refund as we see it; null if it is of something other than a payment. */
export function refundOf(refund: Stripe.Refund): CardRefund | null {
  const paymentId = idOf(refund.payment_intent)
  if (!paymentId) return null
  const ourId = Number(refund.metadata?.[OUR_REFUND])
  return {
    refundId: refund.id,
    paymentId,
    amountPence: refund.amount,
    hasFailed: refund.status === 'failed' || refund.status === 'canceled',
    ourId: Number.isSafeInteger(ourId) && ourId > 0 ? ourId : null,
  }
}

function disputeOf({ id, payment_intent, status }: Stripe.Dispute, createdSeconds: number): CardDispute | null {
  const paymentId = idOf(payment_intent)
  return paymentId ? { disputeId: id, paymentId, status, at: new Date(createdSeconds * 1000) } : null
}

const idOf = (one: string | { id: string } | null | undefined) => (typeof one === 'string' ? one : one?.id)

const originOf = (url: string | null | undefined) => (url && URL.canParse(url) ? new URL(url).origin : '')
