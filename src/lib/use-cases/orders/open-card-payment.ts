import type { Pool } from 'pg'

import { cardHeldUntil } from '@/lib/domain/orders/holding'
import { configuredPayments } from '@/lib/integrations/payments/configured-payments'
import { hashOfToken } from '@/lib/platform/enquiry-token'

type PayableOrder = { reference: string; totalPence: number; email: string; payBy: Date }

/**
 * Opens a page for paying the order with this token by card, and returns its URL. Returns null if the order can no longer
 * be paid or card payments are off. `pageUrl`: the page of the order. Throws if the payment provider does not respond.
 */
export async function openCardPayment(
  pool: Pool,
  { token, pageUrl, now }: { token: string; pageUrl: string; now: Date },
): Promise<string | null> {
  const payments = configuredPayments()
  const payable = payments && (await holdForCard(pool, { token, now }))
  return payable ? payments.start({ ...payable, pageUrl }) : null
}

/**
 * Keeps an unpaid order for as long as its payment page is open. Only an order whose time to pay has not passed, so
 * that opening page after page does not hold it for longer.
 */
async function holdForCard(pool: Pool, { token, now }: { token: string; now: Date }): Promise<PayableOrder | null> {
  const { rows } = await pool.query<PayableOrder>(
    `update orders set card_held_until = greatest(card_held_until, $2::timestamptz), updated_at = now()
     where access_token_sha256 = $1 and state = 'awaiting-payment' and pay_by > $3::timestamptz
     returning reference, total_pence::int as "totalPence", email, greatest(pay_by, card_held_until) as "payBy"`,
    [hashOfToken(token), cardHeldUntil(now), now],
  )
  return rows[0] ?? null
}
