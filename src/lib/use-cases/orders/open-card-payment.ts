import type { Pool } from 'pg'

import { configuredPayments } from '@/lib/integrations/payments/configured-payments'
import { hashOfToken } from '@/lib/platform/enquiry-token'

type PayableOrder = { reference: string; totalPence: number; email: string; payBy: Date }

/**
 * Opens a page for paying the order with this token by card, and returns its URL. Returns null if the order is not
 * awaiting payment or card payments are off. `pageUrl`: the page of the order. Throws if the payment provider does not
 * respond.
 */
export async function openCardPayment(pool: Pool, order: { token: string; pageUrl: string }): Promise<string | null> {
  const payments = configuredPayments()
  const payable = payments && (await findPayable(pool, order.token))
  return payable ? payments.start({ ...payable, pageUrl: order.pageUrl }) : null
}

async function findPayable(pool: Pool, token: string): Promise<PayableOrder | null> {
  const { rows } = await pool.query<PayableOrder>(
    `select reference, total_pence::int as "totalPence", email, pay_by as "payBy"
     from orders where access_token_sha256 = $1 and state = 'awaiting-payment'`,
    [hashOfToken(token)],
  )
  return rows[0] ?? null
}
