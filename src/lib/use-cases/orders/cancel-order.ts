import type { Pool } from 'pg'

import { moveLead } from '@/lib/delivery/store/move-lead'
import { readOrderByToken } from '@/lib/delivery/store/read-order'
import { londonTime } from '@/lib/domain/calendar/london-time'
import { mayCancelOn, REPAYMENT_DAYS } from '@/lib/domain/orders/cancellation'
import { ORDER_STATES, orderMovesInto, RESERVING_STATES } from '@/lib/domain/orders/order-states'

import { RETURN_GOODS } from './return-goods'

type Cancelling = { where: string; also?: string }

const quoted = (text: string) => `'${text}'`

const LABEL_BEFORE = `case before ${ORDER_STATES.map(({ value, label }) => `when ${quoted(value)} then ${quoted(label)}`).join(' ')} end`

// One statement for the state, the stock, the lead, the timeline, the task and the email. Whether money has to be paid
// back follows from the state of the locked row: a payment that was booked a moment ago has moved it. What has been
// dispatched is put back into stock by hand, once it has come back.
const cancelWhere = ({ where, also = '' }: Cancelling) => `with open as (
  select id, state::text as before from orders where state::text = any($2::text[]) and ${where} for update
), ended as (
  update orders set state = 'cancelled', cancelled_at = now(), updated_at = now()${also} from open where orders.id = open.id
  returning orders.reference, orders.lines, open.before
), closed as (
  select reference, lines from ended where before in (${RESERVING_STATES.map(quoted).join()})
), ${RETURN_GOODS}, events as (
  insert into lead_events (lead_id, subject, "from", "to", author_name)
  select leads.id, 'Order ' || reference, ${LABEL_BEFORE}, 'Cancelled', $1::text from ended join leads using (reference)
), cancelled as (
  select leads.id as lead_id, null::int as author_id, $1::text as author_name from ended join leads using (reference)
), ${moveLead({ happening: 'order-cancelled', source: 'cancelled' })}, task as (
  insert into lead_tasks (lead_id, what, due_at)
  select leads.id, case when before in ('dispatched', 'delivered')
      then 'Take back and refund order ' || reference else 'Refund cancelled order ' || reference end,
    now() + interval '${REPAYMENT_DAYS} days'
  from ended join leads using (reference) where before <> 'awaiting-payment'
), email as (
  insert into deliveries (lead_id, channel, state, attempts, next_attempt_at)
  select leads.id, 'order-cancelled', 'waiting', 0, now() from ended join leads using (reference)
  on conflict (lead_id, channel) do nothing
)
select reference from ended`

const OF_CUSTOMER = cancelWhere({ where: 'access_token_sha256 = $3::text' })

/**
 * Cancels the order whose link has this token, for its customer, within the days that the law gives for it. What was paid
 * is then to be refunded. Returns false if it can no longer be cancelled, or no longer exists.
 */
export async function cancelOrderOf(pool: Pool, tokenSha256: string, at: Date): Promise<boolean> {
  const order = await readOrderByToken(pool, tokenSha256)
  if (!order || !mayCancelOn(londonTime(at).date, order)) return false
  const from = orderMovesInto({ to: 'cancelled', by: 'customer' })
  const { rowCount } = await pool.query(OF_CUSTOMER, ['The customer', from, tokenSha256])
  return rowCount === 1
}

// With an open payment page, the customer may be paying at this moment. Such an order is paid after all if its payment
// arrives while the goods are still in stock.
const PAST_LAST_DAY = cancelWhere({
  where: 'greatest(pay_by, card_held_until) < $3::timestamptz',
  also: ', lapsed_at = now()',
})

/** Cancels the orders that were not confirmed or not paid in time, and returns their references. */
export async function cancelUnpaidOrders(pool: Pool, now: Date): Promise<string[]> {
  const from = orderMovesInto({ to: 'cancelled', by: 'time' })
  const values = ['Automatic: not confirmed or paid in time', from, now]
  const { rows } = await pool.query<{ reference: string }>(PAST_LAST_DAY, values)
  return rows.map(({ reference }) => reference)
}
