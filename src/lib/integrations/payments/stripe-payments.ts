import Stripe from 'stripe'

import type { StripeSettings } from '@/lib/platform/settings'

import type { CardPayment, CardPayments, PaymentEvent, PaymentRequest } from './card-payments'

const TIMEOUT_MS = 10_000
const MINUTE_MS = 60_000
// Stripe accepts expiries from 30 minutes to 24 hours ahead. One minute is left for the call itself.
const OPEN_MIN_MS = 31 * MINUTE_MS
const OPEN_MAX_MS = (24 * 60 - 1) * MINUTE_MS

/** `now` in milliseconds. */
type Payments = StripeSettings & { now: () => number }

/** Card payments through Stripe Checkout (https://docs.stripe.com/payments/checkout, read on 24 November 2026). */
export function createStripePayments({ secretKey, webhookSecret, apiUrl, now }: Payments): CardPayments {
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(apiUrl && hostOf(apiUrl)),
  })
  return {
    start: async (request) => {
      const { url } = await stripe.checkout.sessions.create(sessionOf(request, now()))
      if (!url) throw new Error('Stripe created a session without a URL')
      return url
    },
    readEvent: (body, signature) => {
      try {
        return eventOf(stripe.webhooks.constructEvent(body, signature ?? '', webhookSecret))
      } catch {
        return null // forged, altered, too old or not JSON: all are refused alike
      }
    },
    refund: async (paymentId) => {
      try {
        await stripe.refunds.create({ payment_intent: paymentId }, { idempotencyKey: `refund-${paymentId}` })
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeError) || error.code !== 'charge_already_refunded') throw error
      }
    },
  }
}

function hostOf(apiUrl: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  const { hostname, port, protocol } = new URL(apiUrl)
  return { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' }
}

function sessionOf({ reference, totalPence, email, pageUrl, payBy }: PaymentRequest, now: number) {
  const openMs = Math.min(Math.max(payBy.getTime() - now, OPEN_MIN_MS), OPEN_MAX_MS)
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    client_reference_id: reference,
    customer_email: email,
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'gbp', unit_amount: totalPence, product_data: { name: `Order ${reference}` } },
      },
    ],
    payment_intent_data: { description: `Order ${reference}`, metadata: { order: reference } },
    success_url: `${pageUrl}?payment=sent`,
    cancel_url: pageUrl,
    expires_at: Math.floor((now + openMs) / 1000),
  } satisfies Stripe.Checkout.SessionCreateParams
}

function eventOf(event: Stripe.Event): PaymentEvent {
  if (event.type !== 'checkout.session.completed') return { kind: 'other' }
  const payment = paymentOf(event.data.object)
  return payment ? { kind: 'paid', payment } : { kind: 'other' }
}

function paymentOf(session: Stripe.Checkout.Session): CardPayment | null {
  const {
    payment_status,
    client_reference_id: reference,
    payment_intent,
    amount_total,
    currency,
    success_url,
  } = session
  const paymentId = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id
  if (payment_status !== 'paid' || !reference || !paymentId || amount_total === null || !currency) return null
  return { reference, paymentId, amountPence: amount_total, currency, returnUrl: success_url ?? '' }
}
