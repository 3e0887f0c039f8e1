import type { Pool } from 'pg'

import { type Stock, stockOf } from '@/lib/domain/catalogue/stock'

/** The stock of the product itself if there is no variant. */
type Item = { productId: number; variantId?: number | null }

export type StockOf = (item: Item) => Stock
export type HasEnough = (item: Item & { quantity: number }) => boolean

type Row = { productId: number; variantId: number | null; level: number | null; warnBelow: number }

// Visitors may not read the fields themselves, so the pages of the shop do not read them with the products.
const LEVELS = `select id as "productId", null::int as "variantId", stock_level::float as level,
    coalesce(low_stock_threshold, 0)::float as "warnBelow"
  from products
  union all
  select p.id, v.id, v.stock_level::float, coalesce(p.low_stock_threshold, 0)::float
  from product_variants v join products p on p.id = v.product_id`

/**
 * The availability of each product and variant, and whether there is enough of one, which there always is if its stock
 * is not counted.
 */
export async function readStock(pool: Pool): Promise<{ stockOf: StockOf; hasEnough: HasEnough }> {
  const { rows } = await pool.query<Row>(LEVELS)
  const rowOf = ({ productId, variantId = null }: Item) =>
    rows.find((one) => one.productId === productId && one.variantId === variantId)
  return {
    stockOf: (item) => {
      const row = rowOf(item)
      return stockOf({ level: row?.level ?? null, warnBelow: row?.warnBelow ?? 0 })
    },
    hasEnough: ({ quantity, ...item }) => quantity <= (rowOf(item)?.level ?? Infinity),
  }
}
