import type { Pool } from 'pg'

import { payBy } from '@/lib/domain/orders/holding'
import type { OrderState } from '@/lib/domain/orders/order-states'
import { hashOfToken } from '@/lib/platform/enquiry-token'

/** The order whose email address a link confirms. */
export type ConfirmableOrder = { reference: string; state: OrderState; isConfirmed: boolean }

/** Returns the order that a link confirms, or null if it no longer exists. */
export async function findConfirmable(pool: Pool, token: string): Promise<ConfirmableOrder | null> {
  const { rows } = await pool.query<ConfirmableOrder>(
    `select reference, state::text as state, confirm_by is null as "isConfirmed"
     from orders where confirmation_token_sha256 = $1`,
    [hashOfToken(token)],
  )
  return rows[0] ?? null
}

type Confirmation = { token: string; now: Date; closedDates: readonly string[] }

/**
 * Confirms the email address of an unpaid order, which then holds its goods until the end of its last day to pay. May be
 * repeated, without holding them longer. Returns the reference of the order; null if it is no longer unpaid.
 */
export async function confirmOrder(pool: Pool, { token, now, closedDates }: Confirmation): Promise<string | null> {
  const { rows } = await pool.query<{ reference: string }>(
    `with found as (
       select id, reference, confirm_by from orders
       where confirmation_token_sha256 = $1 and state = 'awaiting-payment' for update
     ), confirmed as (
       update orders o set confirm_by = null, pay_by = $2::timestamptz, updated_at = now()
       from found where o.id = found.id and found.confirm_by is not null returning o.reference
     ), event as (
       insert into lead_events (lead_id, subject, "from", "to", author_name)
       select leads.id, 'Order ' || reference, 'Email address not confirmed', 'Email address confirmed', 'The customer'
       from confirmed join leads using (reference)
     )
     select reference from found`,
    [hashOfToken(token), payBy({ confirmedAt: now, closedDates })],
  )
  return rows[0]?.reference ?? null
}
