import type { Payload } from 'payload'
import type { Pool } from 'pg'

import type { OrderState } from '@/lib/domain/orders/order-states'
import { poundsAndPence } from '@/lib/format/pounds'
import type { CardPayment, CardPayments } from '@/lib/integrations/payments/card-payments'
import { poolOf } from '@/lib/platform/database'

/** 'unknown': for another installation that uses the same account. */
export type RecordedPayment = 'paid' | 'repeated' | 'refunded' | 'unknown'

type Found = { id: number; reference: string; state: OrderState; totalPence: number; cardPaymentId: string | null }

/**
 * Records a card payment with its order, however often and in whichever order the provider's messages arrive. A payment
 * for an order that is cancelled, already paid, for another amount or erased is refunded immediately. Throws if the
 * refund fails, so that the provider sends its message again. `siteUrl`: our own, used to tell an erased order from an
 * order of another installation.
 */
export async function recordCardPayment(
  payload: Payload,
  payment: CardPayment,
  { refund, siteUrl }: { refund: CardPayments['refund']; siteUrl: string },
): Promise<RecordedPayment> {
  const pool = poolOf(payload)
  const order = await findByReference(pool, payment.reference)
  if (!order && !payment.returnUrl.startsWith(`${siteUrl}/`)) return 'unknown'
  if (order?.cardPaymentId === payment.paymentId) return 'repeated'
  if (order && isFor(payment, order)) {
    if (await markPaid(payload, order, payment.paymentId)) return 'paid'
    // Now paid or cancelled. Such an order never awaits payment again, so the recursion ends.
    return recordCardPayment(payload, payment, { refund, siteUrl })
  }
  await refund(payment.paymentId)
  await noteRefund(pool, payment)
  return 'refunded'
}

const isFor = ({ amountPence, currency }: CardPayment, { state, totalPence }: Found) =>
  state === 'awaiting-payment' && amountPence === totalPence && currency === 'gbp'

async function findByReference(pool: Pool, reference: string): Promise<Found | null> {
  const { rows } = await pool.query<Found>(
    `select id, reference, state::text as state, total_pence::int as "totalPence", card_payment_id as "cardPaymentId"
     from orders where reference = $1`,
    [reference],
  )
  return rows[0] ?? null
}

/** False if the order no longer awaits payment. Throws if it still does. */
async function markPaid(payload: Payload, { id, reference }: Found, cardPaymentId: string): Promise<boolean> {
  try {
    await payload.update({ collection: 'orders', id, data: { state: 'paid', cardPaymentId }, overrideAccess: true })
    return true
  } catch (error) {
    if ((await findByReference(poolOf(payload), reference))?.state === 'awaiting-payment') throw error
    return false
  }
}

/** Written once per payment, because the message may arrive again after the refund. */
async function noteRefund(pool: Pool, { reference, paymentId, amountPence }: CardPayment): Promise<void> {
  await pool.query(
    `insert into lead_events (lead_id, text, author_name)
     select id, $2::text, 'Automatic' from leads
     where reference = $1
       and not exists (select from lead_events e where e.lead_id = leads.id and e.text = $2::text)`,
    [
      reference,
      `Paid back ${poundsAndPence(amountPence)} to the customer’s card, because the order was not awaiting this payment: ${paymentId}.`,
    ],
  )
}
