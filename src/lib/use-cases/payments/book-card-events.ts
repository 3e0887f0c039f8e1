import { sql } from '@payloadcms/db-postgres/drizzle'

import type { CardDispute, CardPayment, CardPayments, CardRefund } from '@/lib/integrations/payments/card-payments'

import { type Booked, bookPayment, type Transaction } from './book-payment'
import { refundPayment } from './refund-payment'

/** `unknown`: of another installation that uses the same account. `mismatch`: more was refunded than we can account for. */
export type HandledEvent = {
  result: Booked['result'] | 'booked' | 'updated' | 'mismatch' | 'unknown'
  /** Whether the stock of products has changed. */
  movedGoods?: boolean
}

type Deps = { db: Transaction; siteUrl: string } & Pick<CardPayments, 'findPayment' | 'findRefund'>

const BY_CARD = { id: null, name: 'Automatic: paid by card' }
const AT_STRIPE = { id: null, name: 'Automatic: refunded at Stripe' }

/**
 * Books a card payment, however often and in whichever order the provider's messages arrive. One for an order that is
 * cancelled, already paid, for another amount or erased is refunded.
 */
export async function bookCardPayment({ db, siteUrl }: Deps, payment: CardPayment): Promise<HandledEvent> {
  const { reference, paymentId, amountPence, currency, site } = payment
  // Without its order, a payment from our own payment page is for an order that has been erased.
  if (site !== siteUrl && !(await hasOrder(db, reference))) return { result: 'unknown' }
  const booked = await bookPayment(db, {
    reference,
    method: 'card',
    providerId: paymentId,
    amountPence,
    currency,
    author: BY_CARD,
  })
  return { result: booked.result, movedGoods: booked.result === 'kept' && booked.tookGoods }
}

/**
 * Books a refund that the provider reports: ours, or one made in its dashboard, which gets a credit note. A message that
 * overtakes the one about its payment books the payment first.
 */
export async function bookCardRefund(deps: Deps, refund: CardRefund): Promise<HandledEvent> {
  const { db } = deps
  const paymentId = await bookedPayment(deps, refund.paymentId)
  if (paymentId === null) return { result: 'unknown' }
  if (await updateRefund(db, { paymentId, refund })) return { result: 'updated' }
  // The message may be older than one about its failure, after which no money has moved.
  const current = await deps.findRefund(refund.refundId)
  if (!current || current.hasFailed) return { result: 'unknown' }
  const handled = await bookMadeRefund(db, { paymentId, refund })
  // A message about its failure that arrived meanwhile found no refund to change.
  const after = await deps.findRefund(refund.refundId)
  if (after?.hasFailed) await updateRefund(db, { paymentId, refund: after })
  return handled
}

async function bookMadeRefund(db: Transaction, { paymentId, refund }: OfPayment): Promise<HandledEvent> {
  const { refundId: providerId, amountPence } = refund
  const reason = 'Refunded in the dashboard of Stripe'
  const refunded = await refundPayment(db, { paymentId, amountPence, reason, author: AT_STRIPE, providerId })
  if (refunded.result === 'booked') return { result: 'booked', movedGoods: refunded.returnedGoods }
  if (refunded.result === 'repeated') return { result: 'repeated' }
  // Someone was faster than the worker: the refund that is waiting has been made, if it is the same.
  return { result: (await adoptRefund(db, { paymentId, refund })) ? 'updated' : 'mismatch' }
}

/** Notes a dispute with its payment. An older message than the one noted last changes nothing. */
export async function bookDispute(deps: Deps, { paymentId, status, at }: CardDispute): Promise<HandledEvent> {
  const id = await bookedPayment(deps, paymentId)
  if (id === null) return { result: 'unknown' }
  const { rows } = await deps.db.execute(sql`
    update payments set dispute = ${status}::text, disputed_at = ${at.toISOString()}::timestamptz, updated_at = now()
    where id = ${id} and coalesce(disputed_at < ${at.toISOString()}::timestamptz, true) returning id`)
  return { result: rows.length > 0 ? 'updated' : 'repeated' }
}

/** Notes that a payment page can no longer be paid on. */
export async function closeSession({ db }: Deps, sessionId: string): Promise<HandledEvent> {
  const { rows } = await db.execute(
    sql`update card_sessions set open_until = least(open_until, now()) where session_id = ${sessionId} returning attempt`,
  )
  return { result: rows.length > 0 ? 'updated' : 'unknown' }
}

async function hasOrder(db: Transaction, reference: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from orders where reference = ${reference}`)
  return rows.length > 0
}

/** Our id of a payment, which is booked if that has not happened yet; null if it is not ours. */
async function bookedPayment(deps: Deps, providerId: string): Promise<number | null> {
  const found = await findBooked(deps.db, providerId)
  if (found !== null) return found
  const payment = await deps.findPayment(providerId)
  if (payment) await bookCardPayment(deps, payment)
  return findBooked(deps.db, providerId)
}

async function findBooked(db: Transaction, providerId: string): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(sql`select id from payments where provider_id = ${providerId}`)
  return rows[0]?.id ?? null
}

type OfPayment = { paymentId: number; refund: CardRefund }

/** Notes the outcome of a refund that we know. A failure is final. */
async function updateRefund(db: Transaction, { paymentId, refund }: OfPayment): Promise<boolean> {
  const { refundId, ourId, hasFailed } = refund
  const { rows } = await db.execute(sql`
    update refunds set provider_id = ${refundId},
      state = (case when state = 'failed' or ${hasFailed}::boolean then 'failed' else 'made' end)::enum_refunds_state,
      last_error = case when ${hasFailed}::boolean then 'The refund failed at Stripe' else last_error end, updated_at = now()
    where payment_id = ${paymentId}
      and (provider_id = ${refundId} or id = ${ourId}::int and provider_id is null) returning id`)
  return rows.length > 0
}

async function adoptRefund(db: Transaction, { paymentId, refund }: OfPayment): Promise<boolean> {
  const { refundId, amountPence } = refund
  const { rows } = await db.execute(sql`
    update refunds set provider_id = ${refundId}, state = 'made', updated_at = now()
    where id = (
      select id from refunds where payment_id = ${paymentId} and provider_id is null
        and amount_pence = ${amountPence} order by id limit 1 for update
    ) and provider_id is null returning id`)
  return rows.length > 0
}
