import type { Order } from '@/lib/content/orders/order-view'
import { type StoredOrder, storedOrder } from '@/lib/content/orders/stored-order'
import type { Db } from '@/lib/platform/database'

/** The order whose link token has this hash; null if there is none. */
export const readOrderByToken = (pool: Db, tokenSha256: string): Promise<Order | null> =>
  readOrder(pool, 'access_token_sha256', tokenSha256)

/** The order with the reference of a lead; null if there is none. */
export const readOrderOf = (pool: Db, reference: string): Promise<Order | null> =>
  readOrder(pool, 'reference', reference)

async function readOrder(pool: Db, column: 'access_token_sha256' | 'reference', value: string): Promise<Order | null> {
  const { rows } = await pool.query<StoredOrder>(
    `select reference, state::text as state, ordered_at as "orderedAt", pay_by as "payBy", confirm_by as "confirmBy", lines,
       delivery_pence::int as "deliveryPence", total_pence::int as "totalPence", vat_pence::int as "vatPence",
       deposit_pence::int as "depositPence", delivered_at as "deliveredAt", cancelled_at as "cancelledAt",
       (select coalesce(sum(p.amount_pence - p.refunded_pence), 0)::int from payments p
        where p.order_id = orders.id and p.state = 'kept') as "keptPence",
       (select json_build_object('fittedAt', w.fitted_on, 'installer', w.installer,
          'certificateNumber', w.certificate_number, 'years', w.years)
        from warranties w where w.order_id = orders.id) as warranty,
       customer_name as "customerName", street, town, postcode, phone, delivery_note as "deliveryNote",
       fitting::text as fitting, terms_version as "termsVersion", tracking_number as "trackingNumber",
       invoice_number::int as "invoiceNumber", invoiced_at as "invoicedAt",
       (select coalesce(json_agg(json_build_object('number', r.credit_note_number, 'at', r.created_at,
          'amountPence', r.amount_pence, 'reason', r.reason) order by r.credit_note_number), '[]')
        from refunds r join payments p on p.id = r.payment_id
        where p.order_id = orders.id and r.credit_note_number is not null) as "creditNotes",
       (select count(*)::int from payments p where p.order_id = orders.id and p.state = 'surplus') as "paymentsReturned"
     from orders where ${column} = $1`,
    [value],
  )
  return rows[0] ? storedOrder(rows[0]) : null
}
