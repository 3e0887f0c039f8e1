import type { Pool } from 'pg'

import { type Stock, stockOf } from '@/lib/domain/catalogue/stock'

type Item = { productId: number; /** If omitted, the stock is that of the product itself. */ variantId?: number }

export type StockOf = (item: Item) => Stock

type Row = { productId: number; variantId: number | null; level: number | null; warnBelow: number }

// Visitors may not read the fields themselves, so the pages of the shop do not read them with the products.
const LEVELS = `select id as "productId", null::int as "variantId", stock_level::float as level,
    coalesce(low_stock_threshold, 0)::float as "warnBelow"
  from products
  union all
  select p.id, v.id, v.stock_level::float, coalesce(p.low_stock_threshold, 0)::float
  from product_variants v join products p on p.id = v.product_id`

/** The availability of each product and variant. */
export async function readStock(pool: Pool): Promise<StockOf> {
  const { rows } = await pool.query<Row>(LEVELS)
  return ({ productId, variantId = null }) => {
    const row = rows.find((one) => one.productId === productId && one.variantId === variantId)
    return stockOf({ level: row?.level ?? null, warnBelow: row?.warnBelow ?? 0 })
  }
}
