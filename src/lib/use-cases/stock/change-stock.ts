import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import type { StockReason } from '@/lib/domain/catalogue/stock'
import { transactionOf } from '@/lib/platform/database'

/** `set`: the stock that was counted, or null to stop counting. `add`: pieces that came or went. */
export type StockChange = { productId: number; reason: StockReason; reference: string } & (
  { set: number | null } | { add: number }
)

/**
 * Changes the stock of a product and writes the ledger, within the request's transaction. False, with nothing written,
 * for a product that does not exist, and for pieces that come or go where stock is not counted or would fall below 0.
 */
export async function changeStock(req: PayloadRequest, change: StockChange): Promise<boolean> {
  const { productId, reason, reference } = change
  const level = 'set' in change ? sql`${change.set}::numeric` : sql`old.stock_level + ${change.add}::numeric`
  const allowed = 'set' in change ? sql`true` : sql`old.stock_level + ${change.add}::numeric >= 0`
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    with old as (
      select id, stock_level from products where id = ${productId} for update
    ), changed as (
      update products p set stock_level = ${level}, updated_at = now() from old
      where p.id = old.id and ${allowed} returning p.id, p.stock_level
    )
    insert into stock_movements (product_id, change, reason, reference, updated_at, created_at)
    select old.id, coalesce(changed.stock_level, 0) - coalesce(old.stock_level, 0),
      ${reason}::enum_stock_movements_reason, ${reference.slice(0, 100)}, now(), now()
    from old join changed using (id) returning id`)
  return rows.length === 1
}
