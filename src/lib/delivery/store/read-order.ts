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
       customer_name as "customerName", street, town, postcode, phone, delivery_note as "deliveryNote",
       fitting::text as fitting, terms_version as "termsVersion", tracking_number as "trackingNumber",
       invoice_number::int as "invoiceNumber", invoiced_at as "invoicedAt",
       credit_note_number::int as "creditNoteNumber", credited_at as "creditedAt"
     from orders where ${column} = $1`,
    [value],
  )
  return rows[0] ? storedOrder(rows[0]) : null
}
