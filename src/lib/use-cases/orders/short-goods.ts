import type { Pool } from 'pg'

import type { StockClaim } from './hold-goods'

const SHORT = `select concat_ws(', ', p.name, v.name) as name, w.quantity
  from jsonb_to_recordset($1::jsonb) as w("productId" int, "variantId" int, quantity int)
  join products p on p.id = w."productId"
  left join product_variants v on v.id = w."variantId"
  where case when w."variantId" is null then p.stock_level else v.stock_level end < w.quantity
  order by name`

/** The goods of a refused order that there are not enough of. None if they have come back in the meantime. */
export async function shortGoods(
  pool: Pool,
  goods: readonly StockClaim[],
): Promise<{ name: string; quantity: number }[]> {
  const { rows } = await pool.query<{ name: string; quantity: number }>(SHORT, [JSON.stringify(goods)])
  return rows
}
