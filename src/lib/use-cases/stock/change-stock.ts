import { eq, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import type { StockReason } from '@/lib/domain/catalogue/stock'
import { transactionOf } from '@/lib/platform/database'
import { idempotencyKeys } from '@/lib/platform/idempotency-table'

/** Collections with a stock level. */
export type Stocked = 'products' | 'product-variants'

/**
 * `set`: the stock that was counted, or null to stop counting. `add`: pieces added, or removed if negative. `key`: of the
 * value that a member of staff entered.
 */
export type StockChange = { of: Stocked; id: number; reason: StockReason; reference: string; key?: string } & (
  { set: number | null } | { add: number }
)

/** Stored in place of the body hash. */
const BY_STAFF = 'staff'

/** How long a change that is sent again counts as the same. */
const KEPT_FOR = '72 hours'

/**
 * Changes the stock of a product or variant and writes the ledger, within the request's transaction. Returns false and
 * writes nothing if it does not exist, or if pieces are added or removed where stock is not counted or would fall below
 * 0. A change whose key was used before writes nothing either, but counts as made: its response was lost.
 */
export async function changeStock(req: PayloadRequest, change: StockChange): Promise<boolean> {
  const { of, id, reason, reference, key } = change
  const level = 'set' in change ? sql`${change.set}::numeric` : sql`old.stock_level + ${change.add}::numeric`
  const allowed = 'set' in change ? sql`true` : sql`old.stock_level + ${change.add}::numeric >= 0`
  const table = of === 'products' ? sql`products` : sql`product_variants`
  const owner =
    of === 'products'
      ? sql`id as owned_product, null::int as owned_variant`
      : sql`product_id as owned_product, id as owned_variant`
  const entered = 'set' in change ? change.set : change.add
  const storedKey = key === undefined ? null : ['stock', of, id, reason, entered, key].join(':')
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    with old as (
      select id, stock_level, ${owner} from ${table} where id = ${id} for update
    ), claim as (
      insert into idempotency_keys (key, body_sha256, reference, expires_at)
      select ${storedKey}::text, ${BY_STAFF}, '', now() + ${KEPT_FOR}::interval from old
      where ${storedKey}::text is not null and ${allowed}
      on conflict (key) do nothing returning key
    ), changed as (
      update ${table} p set stock_level = ${level}, updated_at = now() from old
      where p.id = old.id and ${allowed} and (${storedKey}::text is null or exists (select from claim))
      returning p.id, p.stock_level
    )
    insert into stock_movements (product_id, variant_id, change, reason, reference, updated_at, created_at)
    select old.owned_product, old.owned_variant, coalesce(changed.stock_level, 0) - coalesce(old.stock_level, 0),
      ${reason}::enum_stock_movements_reason, ${reference.slice(0, 100)}, now(), now()
    from old join changed using (id) returning id`)
  return rows.length === 1 || (storedKey !== null && wasChanged(db, storedKey))
}

async function wasChanged(db: Awaited<ReturnType<typeof transactionOf>>, storedKey: string): Promise<boolean> {
  const found = await db
    .select({ key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.key, storedKey))
  return found.length === 1
}
