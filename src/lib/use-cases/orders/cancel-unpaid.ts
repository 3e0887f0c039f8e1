import type { Pool } from 'pg'

import { moveLead } from '@/lib/delivery/store/move-lead'
import { ORDER_STATES } from '@/lib/domain/orders/order-states'
import { labelOf } from '@/lib/domain/text/label-of'

import { RETURN_GOODS } from './return-goods'

const OF_CUSTOMER = 'access_token_sha256 = $4::text'
// With an open payment page, the customer may be paying at this moment.
const PAST_LAST_DAY = `greatest(pay_by, card_held_until) < $4::timestamptz`
// Such an order is paid after all if its payment arrives while the goods are still in stock.
const LAPSED = ', lapsed_at = now()'

// One statement for the state, the stock, the timeline and the email. Only an unpaid order changes, so a payment that
// staff record at the same time either comes first or is refused.
const cancelWhere = (condition: string, also = '') => `with closed as (
  update orders set state = 'cancelled', updated_at = now()${also}
  where state = 'awaiting-payment' and ${condition} returning reference, lines
), ${RETURN_GOODS}, events as (
  insert into lead_events (lead_id, subject, "from", "to", author_name)
  select leads.id, 'Order ' || reference, $1::text, $2::text, $3::text from closed join leads using (reference)
), cancelled as (
  select leads.id as lead_id, null::int as author_id, $3::text as author_name from closed join leads using (reference)
), ${moveLead({ happening: 'order-cancelled', source: 'cancelled' })}, email as (
  insert into deliveries (lead_id, channel, state, attempts, next_attempt_at)
  select leads.id, 'order-cancelled', 'waiting', 0, now() from closed join leads using (reference)
  on conflict (lead_id, channel) do nothing
)
select reference from closed`

const FROM = labelOf(ORDER_STATES, 'awaiting-payment')
const TO = labelOf(ORDER_STATES, 'cancelled')

/**
 * Cancels the order whose link has this token, for its customer. Returns false if it has been paid or no longer exists.
 */
export async function cancelOrderOf(pool: Pool, tokenSha256: string): Promise<boolean> {
  const { rowCount } = await pool.query(cancelWhere(OF_CUSTOMER), [FROM, TO, 'The customer', tokenSha256])
  return rowCount === 1
}

/** Cancels the orders that were not confirmed or not paid in time, and returns their references. */
export async function cancelUnpaidOrders(pool: Pool, now: Date): Promise<string[]> {
  const values = [FROM, TO, 'Automatic: not confirmed or paid in time', now]
  const { rows } = await pool.query<{ reference: string }>(cancelWhere(PAST_LAST_DAY, LAPSED), values)
  return rows.map(({ reference }) => reference)
}
