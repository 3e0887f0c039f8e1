import Stripe from 'stripe'

import type { StripeSettings } from '@/lib/platform/settings'

import { type Failure, permanentFailure, transientFailure } from '../failure'
import type { CardPayments, PaymentRequest, RefundReceipt, RefundRequest } from './card-payments'
import { eventOf, OUR_REFUND, paymentOfIntent, refundOf } from './stripe-events'

const TIMEOUT_MS = 10_000

/** The version whose fields we read. Its change belongs with an update of the package; webhooks must have the same. */
const API_VERSION = '2026-10-28.endive'

/** Stripe's maximum. */
const PAGE_SIZE = 100

/** `siteUrl`: tells payments of this site from those of others that use the same account. */
type Payments = StripeSettings & { siteUrl: string }

/** Card payments through Stripe Checkout (https://docs.stripe.com/payments/checkout, read on 24 November 2026). */
export function createStripePayments({ secretKey, webhookSecret, apiUrl, siteUrl }: Payments): CardPayments {
  const stripe = new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(apiUrl && hostOf(apiUrl)),
  })
  return {
    checkKey: async () => {
      try {
        await stripe.paymentIntents.list({ limit: 1 })
        return { ok: true, isTest: /^(?:sk|rk)_test_/.test(secretKey) }
      } catch (error) {
        return keyProblem(error)
      }
    },
    openPage: async (request) => {
      const { reference, attempt } = request
      const { id, url } = await stripe.checkout.sessions.create(sessionOf(request, siteUrl), {
        idempotencyKey: `order-${reference}-${attempt}`,
      })
      if (!url) throw new Error('Stripe created a session without a URL')
      return { sessionId: id, url }
    },
    closePage: (sessionId) => closeSession(stripe, sessionId),
    readEvent: (body, signature) => {
      try {
        return eventOf(stripe.webhooks.constructEvent(body, signature ?? '', webhookSecret))
      } catch {
        return null // forged, altered, too old or not JSON: all are refused alike
      }
    },
    findPayment: async (paymentId) => {
      const intent = await orMissing(stripe.paymentIntents.retrieve(paymentId, { expand: ['latest_charge'] }))
      return intent && paymentOfIntent(intent)
    },
    findRefund: async (refundId) => {
      const refund = await orMissing(stripe.refunds.retrieve(refundId))
      return refund && refundOf(refund)
    },
    refund: (request) => refundOnce(stripe, request),
    listPayments: async (since) => {
      const filter = { created: { gte: secondsOf(since) }, limit: PAGE_SIZE, expand: ['data.latest_charge'] }
      return (await all(stripe.paymentIntents.list(filter))).map(paymentOfIntent).filter((payment) => payment !== null)
    },
    listRefunds: async (since) => {
      const filter = { created: { gte: secondsOf(since) }, limit: PAGE_SIZE }
      const refunds = (await all(stripe.refunds.list(filter))).map(refundOf).filter((refund) => refund !== null)
      return refunds.filter(({ hasFailed }) => !hasFailed)
    },
  }
}

/** Never the message of the error, which repeats a part of the key. */
function keyProblem(error: unknown): Failure {
  if (!(error instanceof Stripe.errors.StripeError)) throw error
  const { statusCode, code } = error
  if (statusCode === undefined) return transientFailure('Stripe could not be reached')
  return permanentFailure(`Stripe answered ${statusCode}${code ? ` (${code})` : ''}`)
}

/** A session that was closed or has expired already is closed; one that has been paid no longer can be. */
async function closeSession(stripe: Stripe, sessionId: string): Promise<'closed' | 'paid'> {
  try {
    await stripe.checkout.sessions.expire(sessionId)
    return 'closed'
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    const { status } = await stripe.checkout.sessions.retrieve(sessionId)
    if (status === 'open') throw error
    return status === 'complete' ? 'paid' : 'closed'
  }
}

/**
 * Stripe forgets idempotency keys after a day or more, so a refund that may have been made is searched first by our id,
 * which it carries.
 */
async function refundOnce(stripe: Stripe, { id, paymentId, amountPence }: RefundRequest): Promise<RefundReceipt> {
  const made = await all(stripe.refunds.list({ payment_intent: paymentId, limit: PAGE_SIZE }))
  const ours = made.find(({ metadata }) => metadata?.[OUR_REFUND] === String(id))
  if (ours) return receiptOf(ours)
  try {
    return receiptOf(
      await stripe.refunds.create(
        { payment_intent: paymentId, amount: amountPence, metadata: { [OUR_REFUND]: String(id) } },
        { idempotencyKey: `refund-${paymentId}-${id}` },
      ),
    )
  } catch (error) {
    const isFinal = error instanceof Stripe.errors.StripeInvalidRequestError && error.code !== 'balance_insufficient'
    if (!isFinal) throw error
    return { kind: 'refused', problem: `Stripe refused the refund: ${error.code ?? 'no reason given'}` }
  }
}

const receiptOf = ({ id, status }: Stripe.Refund): RefundReceipt =>
  status === 'failed' || status === 'canceled'
    ? { kind: 'refused', problem: `The refund ${id} failed at Stripe` }
    : { kind: 'made', refundId: id }

/** Every page of a list. */
async function all<Item>(list: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = []
  for await (const item of list) items.push(item)
  return items
}

/** What was asked for, or null if Stripe has no such object. */
async function orMissing<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return null
    throw error
  }
}

const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1000)

function hostOf(apiUrl: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  const { hostname, port, protocol } = new URL(apiUrl)
  return { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' }
}

function sessionOf({ reference, amountPence, email, pageUrl, openUntil }: PaymentRequest, site: string) {
  const metadata = { order: reference, site }
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    client_reference_id: reference,
    customer_email: email,
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'gbp', unit_amount: amountPence, product_data: { name: `Order ${reference}` } },
      },
    ],
    metadata,
    payment_intent_data: { description: `Order ${reference}`, metadata },
    success_url: `${pageUrl}?payment=sent`,
    cancel_url: pageUrl,
    expires_at: secondsOf(openUntil),
  } satisfies Stripe.Checkout.SessionCreateParams
}
