import type { Pool } from 'pg'

import { penceOf } from '@/lib/domain/catalogue/delivered-price'
import type { StockedProduct } from '@/lib/domain/catalogue/supplier-plan'
import { RESERVING_STATES } from '@/lib/domain/orders/order-states'

type Row = Omit<StockedProduct, 'pricePence'> & { pounds: number }

// One statement, so that an order counts both in the stock and among the reserved pieces, or in neither.
const STOCKED = `select p.id, p.name, p.supplier_code as code, p.stock_level::int as stock, p.base_price::float as pounds,
    coalesce(r.pieces, 0)::int as reserved
  from products p left join (
    select (line ->> 'productId')::int as product_id, sum((line ->> 'quantity')::int) as pieces
    from orders, jsonb_array_elements(lines) as line
    where state::text = any($1) and line ->> 'variantId' is null group by 1
  ) r on r.product_id = p.id
  where p.supplier_code is not null order by p.id`

/** The products that the supplier's files can name. */
export async function readStockedProducts(pool: Pool): Promise<StockedProduct[]> {
  const { rows } = await pool.query<Row>(STOCKED, [RESERVING_STATES])
  return rows.map(({ pounds, ...product }) => ({ ...product, pricePence: penceOf(pounds) }))
}
