import { sql } from '@payloadcms/db-postgres/drizzle'

import { moveLead } from '@/lib/delivery/store/move-lead'
import { ORDER_STATES } from '@/lib/domain/orders/order-states'
import type { PaymentMethod, PaymentState } from '@/lib/domain/orders/payments'
import { labelOf } from '@/lib/domain/text/label-of'
import type { transactionOf } from '@/lib/platform/database'

import { queueEmail } from './customer-emails'
import { nextNumber } from './document-number'

export type Transaction = Awaited<ReturnType<typeof transactionOf>>

/** Who caused a change, for the timeline: a member of staff, or a name alone if it was automatic. */
export type Author = { id: number | null; name: string }

/**
 * A payment that has reached us. `amountPence`: null for what the order awaits. `providerId`: of a card payment at the
 * payment provider.
 */
export type NewPayment = {
  reference: string
  method: PaymentMethod
  providerId: string | null
  amountPence: number | null
  currency: string
  author: Author
}

/**
 * `kept`: the order or its deposit is now paid, with this invoice; `tookGoods` if it had lapsed, so that its goods were taken out of
 * stock again. `surplus`: the order was not awaiting the payment, and its refund is queued. `refused`: the same for a
 * transfer, which is not recorded. `repeated`: the payment was booked before.
 */
export type Booked =
  | { result: 'kept'; invoiceNumber: number; invoicedAt: string; tookGoods: boolean }
  | { result: 'surplus' | 'refused' | 'repeated' }

type Row = { state: PaymentState; invoiceNumber: number | null; invoicedAt: Date | null; tookGoods: boolean }

const SURPLUS_REASON = 'The order was not awaiting this payment'

/**
 * Books a payment in one statement, which decides whether its order still awaits it: the row of the order is locked, so
 * that of two payments, or a payment and a cancellation, the second finds the order changed. The same statement moves
 * the order, numbers the invoice once, takes the goods of a lapsed order out of stock again, and queues the email or the
 * refund.
 */
export async function bookPayment(db: Transaction, payment: NewPayment): Promise<Booked> {
  const { reference, method, providerId, amountPence, currency, author } = payment
  const { rows } = await db.execute<Row>(sql`
    with taken as materialized (
      select id, reference, state::text as state, lines, lapsed_at, ${AWAITED_PART} as part, ${AWAITED_PENCE} as awaited_pence
      from orders where reference = ${reference} for update
    ), ${LAPSED_GOODS}, decided as materialized (
      select taken.id, taken.state as before, taken.lines, taken.part,
        coalesce(${amountPence}::numeric, awaited_pence) as amount_pence,
        coalesce(
          coalesce(${amountPence}::numeric, awaited_pence) = awaited_pence and ${currency}::text = 'gbp'
          and (taken.state in ('awaiting-payment', 'deposit-paid') or taken.state = 'cancelled' and lapsed_at is not null)
          and (select is_enough from stock), false) as is_kept
      from (select) as one left join taken on true
    ), payment as (
      insert into payments (order_id, reference, method, state, part, amount_pence, refunded_pence, currency, provider_id, recorded_by, updated_at, created_at)
      select id, ${reference}, ${method}::enum_payments_method, (case when is_kept then 'kept' else 'surplus' end)::enum_payments_state,
        coalesce(part, 'whole')::enum_payments_part, amount_pence, case when is_kept then 0 else amount_pence end, ${currency}, ${providerId}::text, ${author.name}, now(), now()
      from decided where is_kept or ${method}::text = 'card'
      on conflict (provider_id) do nothing returning id, state::text as state, part::text as part
    ), number as (
      ${nextNumber('invoiceNumber', sql`payment where state = 'kept' and part <> 'balance'`)}
    ), moved as (
      update orders set state = (case payment.part when 'deposit' then 'deposit-paid' else 'paid' end)::enum_orders_state,
        invoice_number = coalesce(number.last, invoice_number), invoiced_at = coalesce(invoiced_at, now()), updated_at = now()
      from decided join payment on payment.state = 'kept' left join number on true where orders.id = decided.id
      returning orders.id, orders.reference, orders.invoice_number, orders.invoiced_at, decided.before, payment.part
    ), ${TAKE_LAPSED_GOODS}, event as (
      insert into lead_events (lead_id, subject, "from", "to", author_id, author_name)
      select leads.id, 'Order ' || reference,
        case before when 'cancelled' then ${labelOf(ORDER_STATES, 'cancelled')}
          when 'deposit-paid' then ${labelOf(ORDER_STATES, 'deposit-paid')} else ${labelOf(ORDER_STATES, 'awaiting-payment')} end,
        case part when 'deposit' then ${labelOf(ORDER_STATES, 'deposit-paid')} else ${labelOf(ORDER_STATES, 'paid')} end, ${author.id}::int, ${author.name}::text from moved join leads using (reference)
    ), paid_lead as (
      select leads.id as lead_id, ${author.id}::int as author_id, ${author.name}::text as author_name
      from moved join leads using (reference)
    ), ${sql.raw(moveLead({ happening: 'order-paid', source: 'paid_lead' }))}, email as (
      ${queueEmail('order-paid', sql`(select reference from moved where part <> 'deposit') as paid`)}
    ), deposit_email as (
      ${queueEmail('order-deposit-paid', sql`(select reference from moved where part = 'deposit') as paid`)}
    ), finished_page as (
      update card_sessions set open_until = least(open_until, now()) from moved where card_sessions.reference = moved.reference
    ), surplus as (
      insert into refunds (payment_id, amount_pence, reason, state, requested_by, attempts, next_attempt_at, updated_at, created_at)
      select payment.id, decided.amount_pence, ${SURPLUS_REASON}, 'waiting', 'Automatic', 0, now(), now(), now()
      from payment, decided where payment.state = 'surplus' returning ${reference}::text as reference
    ), note as (
      insert into lead_events (lead_id, text, author_name)
      select leads.id, ${`Paying back a payment to the customer’s card, because the order was not awaiting it: ${providerId}.`}::text, 'Automatic'
      from surplus join leads using (reference)
    ), notice as (
      ${queueEmail('order-payment-returned', sql`surplus`)}
    )
    select payment.state, moved.invoice_number::int as "invoiceNumber", moved.invoiced_at as "invoicedAt",
      coalesce(moved.before = 'cancelled', false) as "tookGoods"
    from payment left join moved on true`)
  return bookedOf(rows[0], method)
}

function bookedOf(row: Row | undefined, method: PaymentMethod): Booked {
  if (!row) return { result: method === 'card' ? 'repeated' : 'refused' }
  const { state, invoiceNumber, invoicedAt, tookGoods } = row
  if (state === 'surplus') return { result: 'surplus' }
  if (invoiceNumber === null || invoicedAt === null) throw new Error('a kept payment has no invoice')
  return { result: 'kept', invoiceNumber, invoicedAt: new Date(invoicedAt).toISOString(), tookGoods }
}

// What an order awaits next, in the words of `awaitedPence`. An order with a deposit is invoiced as a whole when that is
// paid: the invoice makes it the tax point of the whole amount (Value Added Tax Act 1994, section 6(4)).
const AWAITED_PART = sql`case when state = 'deposit-paid' then 'balance' when deposit_pence is null then 'whole' else 'deposit' end`
const AWAITED_PENCE = sql`case when state = 'deposit-paid' then total_pence - deposit_pence else coalesce(deposit_pence, total_pence) end`

// Locked in the order of the ids, products first, as by the statement that takes an order. Without a stock level, stock
// is not counted.
const LAPSED_GOODS = sql`lapsed_goods as materialized (
  select (line ->> 'productId')::int as product_id, (line ->> 'variantId')::int as variant_id,
    sum((line ->> 'quantity')::int) as quantity
  from taken, jsonb_array_elements(taken.lines) as line
  where taken.state = 'cancelled' and line ->> 'productId' is not null group by 1, 2
), found_products as materialized (
  select id, stock_level from products
  where id in (select product_id from lapsed_goods where variant_id is null) order by id for update
), found_variants as materialized (
  select id, stock_level from product_variants
  where id in (select variant_id from lapsed_goods) and (select count(*) from found_products) is not null
  order by id for update
), stock as materialized (
  select not exists (
    select from lapsed_goods g left join found_products p on g.variant_id is null and p.id = g.product_id
      left join found_variants v on v.id = g.variant_id
    where coalesce(p.id, v.id) is null or coalesce(p.stock_level, v.stock_level) < g.quantity
  ) as is_enough
)`

const TAKE_LAPSED_GOODS = sql`retaken as (
  update products p set stock_level = p.stock_level - g.quantity, updated_at = now() from lapsed_goods g, moved
  where p.id = g.product_id and g.variant_id is null and p.stock_level is not null returning p.id
), retaken_variants as (
  update product_variants v set stock_level = v.stock_level - g.quantity, updated_at = now() from lapsed_goods g, moved
  where v.id = g.variant_id and v.stock_level is not null returning v.id
), movement as (
  insert into stock_movements (product_id, variant_id, change, reason, reference, updated_at, created_at)
  select g.product_id, g.variant_id, -g.quantity, 'order', moved.reference, now(), now() from lapsed_goods g, moved
  where case when g.variant_id is null then g.product_id in (select id from retaken)
    else g.variant_id in (select id from retaken_variants) end
)`
