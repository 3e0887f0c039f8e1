import type { Pool } from 'pg'

import type { DeliveryChannel } from '@/lib/domain/delivery/delivery-states'
import { HELD_PIECES, payBy } from '@/lib/domain/orders/holding'
import type { OrderFitting, OrderLine } from '@/lib/domain/orders/order'
import { ORDER_STATES } from '@/lib/domain/orders/order-states'
import { piecesOf } from '@/lib/domain/orders/pieces'
import { labelOf } from '@/lib/domain/text/label-of'
import type { RowOf } from '@/lib/platform/columns'
import { enquiryToken, hashOfToken } from '@/lib/platform/enquiry-token'
import { withClient } from '@/lib/platform/with-client'

import { holdGoods, type StockClaim } from './hold-goods'
import { shortGoods } from './short-goods'

/** An order whose customer has accepted a quote. Amounts are whole pence with VAT, except the VAT itself. */
export type AgreedOrder = {
  quoteId: number
  lead: { id: number; reference: string }
  customer: Record<'name' | 'email' | 'phone' | 'street' | 'town' | 'postcode', string>
  lines: OrderLine[]
  fitting: OrderFitting
  deliveryPence: number
  totalPence: number
  vatPence: number
  /** Null if all of it is paid at once. */
  depositPence: number | null
  termsVersion: string
}

type Making = {
  order: AgreedOrder
  user: { id: number; name: string }
  at: Date
  /** Dates on which we are closed, so that they are no days to pay. */
  closedDates: readonly string[]
}

/** `another-order`: the lead has one already, which is not of this quote. */
export type OrderMade =
  | { outcome: 'made'; id: number; isRepeat: boolean }
  | { outcome: 'another-order' }
  | { outcome: 'short'; goods: { name: string; quantity: number }[] }

/**
 * Makes an order of what was agreed, under the reference of the lead, so that both have the same payments, emails and
 * timeline. Goods are taken out of stock as for any other order. However often and at once it is called, there is one
 * order.
 */
export async function makeAgreedOrder(pool: Pool, making: Making): Promise<OrderMade> {
  const { order, user } = making
  const row = rowOf(making)
  const goods = [...piecesOf(order.lines)].map(([productId, quantity]): StockClaim => ({
    productId,
    variantId: null,
    quantity,
  }))
  // Whoever has agreed with us may have more than the store lets anyone hold.
  const reservation = holdGoods({ goods, holders: [], piecesMax: HELD_PIECES.max })
  const channel: DeliveryChannel = 'order-made'
  const id = await withClient(pool, async (client) => {
    await client.query('begin')
    await client.query(reservation.lock)
    const { rows } = await client.query<{ id: number }>(
      `with ${reservation.before}claim as (
        insert into orders (${Object.keys(row).join(', ')})
        select ${Object.keys(row)
          .map((column) => `r.${column}`)
          .join(', ')}
        from enough, jsonb_populate_record(null::orders, $1::jsonb) as r
        on conflict do nothing returning id, reference
      )${reservation.after}, event as (
        insert into lead_events (lead_id, subject, "to", author_id, author_name)
        select $2::int, 'Order ' || reference, $6::text, $4::int, $5::text from claim
      ), lead as (
        update leads set updated_at = now() from claim where leads.id = $2::int
      ), email as (
        insert into deliveries (lead_id, channel, state, attempts, next_attempt_at)
        select $2::int, $7::enum_deliveries_channel, 'waiting', 0, now() from claim
      )
      select id from claim`,
      [
        JSON.stringify(row),
        order.lead.id,
        order.lead.reference,
        user.id,
        user.name,
        labelOf(ORDER_STATES, 'awaiting-payment'),
        channel,
        ...reservation.values,
      ],
    )
    await client.query('commit')
    return rows[0]?.id
  })
  if (id !== undefined) return { outcome: 'made', id, isRepeat: false }
  return (await earlierOrder(pool, order)) ?? { outcome: 'short', goods: await shortGoods(pool, goods) }
}

async function earlierOrder(pool: Pool, { quoteId, lead }: AgreedOrder): Promise<OrderMade | null> {
  const { rows } = await pool.query<{ id: number; quoteId: number | null }>(
    'select id, quote_id as "quoteId" from orders where reference = $1',
    [lead.reference],
  )
  const [order] = rows
  if (!order) return null
  return order.quoteId === quoteId ? { outcome: 'made', id: order.id, isRepeat: true } : { outcome: 'another-order' }
}

function rowOf({ order, at, closedDates }: Making) {
  const { customer, lead } = order
  return {
    reference: lead.reference,
    access_token_sha256: hashOfToken(enquiryToken(lead.reference)),
    quote_id: order.quoteId,
    state: 'awaiting-payment',
    customer_name: customer.name,
    email: customer.email,
    phone: customer.phone,
    street: customer.street,
    town: customer.town,
    postcode: customer.postcode,
    fitting: order.fitting,
    lines: order.lines,
    delivery_pence: order.deliveryPence,
    total_pence: order.totalPence,
    vat_pence: order.vatPence,
    deposit_pence: order.depositPence,
    terms_version: order.termsVersion,
    ordered_at: at.toISOString(),
    pay_by: payBy({ confirmedAt: at, closedDates }).toISOString(),
    holders: [],
  } satisfies RowOf<'orders'>
}
