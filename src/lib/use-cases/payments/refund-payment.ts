import { sql } from '@payloadcms/db-postgres/drizzle'

import { moveLead } from '@/lib/delivery/store/move-lead'
import { ORDER_STATES, RESERVING_STATES } from '@/lib/domain/orders/order-states'
import { labelOf } from '@/lib/domain/text/label-of'
import { poundsAndPence } from '@/lib/format/pounds'

import { RETURN_GOODS } from '../orders/return-goods'
import type { Author, Transaction } from './book-payment'
import { queueEmail } from './customer-emails'
import { nextNumber } from './document-number'

/**
 * A refund of a kept payment or of part of it. `requestKey`: of a request by staff. `providerId`: of a refund that the
 * payment provider has made already, without us.
 */
export type NewRefund = {
  paymentId: number
  amountPence: number
  reason: string
  author: Author
  requestKey?: string
  providerId?: string
}

/** `refused`: the payment is not kept, or less of it is left. */
export type Refunded = ({ result: 'booked' } & Row) | { result: 'refused' } | { result: 'repeated' }

/** `isWaiting`: a worker has still to have it made. */
type Row = { returnedGoods: boolean; isWaiting: boolean }

/**
 * Books a refund with its credit note in one statement, which decides whether so much of the payment is left. A refund
 * of all that is left of the payments of an order moves the order to "Refunded" and puts back goods that have not been dispatched. A card refund is
 * queued for a worker; a transfer has been made by whoever records it.
 */
export async function refundPayment(db: Transaction, refund: NewRefund): Promise<Refunded> {
  if (await isBooked(db, refund)) return { result: 'repeated' }
  try {
    const row = await book(db, refund)
    if (row) return { result: 'booked', ...row }
    // The same refund at the same time may have taken what was left.
    return { result: (await isBooked(db, refund)) ? 'repeated' : 'refused' }
  } catch (error) {
    // The same refund at the same time: the unique key let the other one through, which has ended by now.
    if (await isBooked(db, refund)) return { result: 'repeated' }
    throw error
  }
}

async function isBooked(db: Transaction, { requestKey, providerId }: NewRefund): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from refunds where request_key = ${requestKey ?? null}::text or provider_id = ${providerId ?? null}::text`,
  )
  return rows.length > 0
}

async function book(db: Transaction, refund: NewRefund): Promise<Row | undefined> {
  const { paymentId, amountPence, reason, author, requestKey = null, providerId = null } = refund
  const { rows } = await db.execute<Row>(sql`
    with taken as materialized (
      select id, reference, state::text as state, lines from orders
      where id = (select order_id from payments where id = ${paymentId}) for update
    ), others as materialized (
      select p.amount_pence, p.refunded_pence from payments p join taken on taken.id = p.order_id
      where p.state = 'kept' and p.id <> ${paymentId} order by p.id for update of p
    ), paid as (
      update payments p set refunded_pence = refunded_pence + ${amountPence}, updated_at = now() from taken
      where p.id = ${paymentId} and p.order_id = taken.id and p.state = 'kept' and ${amountPence}::numeric > 0
        and p.refunded_pence + ${amountPence} <= p.amount_pence
      returning p.id, p.method::text as method, p.refunded_pence = p.amount_pence
        and not exists (select from others where refunded_pence < amount_pence) as is_full, p.reference
    ), ended as (
      update orders set state = 'refunded', updated_at = now() from taken, paid
      where orders.id = taken.id and paid.is_full returning orders.reference, orders.lines, taken.state as before
    ), closed as (
      select reference, lines from ended where before in ${[...RESERVING_STATES]}
    ), ${sql.raw(RETURN_GOODS)}, number as (
      ${nextNumber('creditNoteNumber', sql`paid where (select count(*) from locked_variants) is not null`)}
    ), refund as (
      insert into refunds (payment_id, amount_pence, reason, state, credit_note_number, requested_by, request_key, provider_id, attempts, next_attempt_at, updated_at, created_at)
      select paid.id, ${amountPence}, ${reason},
        (case when method = 'card' and ${providerId}::text is null then 'waiting' else 'made' end)::enum_refunds_state,
        number.last, ${author.name}, ${requestKey}::text, ${providerId}::text, 0, now(), now(), now()
      from paid, number returning state::text as state
    ), note as (
      insert into lead_events (lead_id, text, author_id, author_name)
      select leads.id, ${`Refunded ${poundsAndPence(amountPence)}: ${reason}`}::text, ${author.id}::int, ${author.name}::text
      from paid join leads using (reference)
    ), event as (
      insert into lead_events (lead_id, subject, "from", "to", author_id, author_name)
      select leads.id, 'Order ' || reference, ${LABEL_BEFORE}, ${labelOf(ORDER_STATES, 'refunded')}, ${author.id}::int, ${author.name}::text
      from ended join leads using (reference)
    ), refunded_lead as (
      select leads.id as lead_id, ${author.id}::int as author_id, ${author.name}::text as author_name
      from ended join leads using (reference)
    ), ${sql.raw(moveLead({ happening: 'order-refunded', source: 'refunded_lead' }))}, email as (
      ${queueEmail('order-refunded', sql`ended`)}
    ), part_email as (
      ${queueEmail('order-part-refunded', sql`(select reference from paid where not is_full) as part`)}
    )
    select exists (select from goods) as "returnedGoods", refund.state = 'waiting' as "isWaiting"
    from paid, refund`)
  return rows[0]
}

/** The label of the state in the column `before`. */
const LABEL_BEFORE = sql`case before ${sql.join(
  ORDER_STATES.map(({ value, label }) => sql`when ${value} then ${label}`),
  sql` `,
)} end`
