import { toCartProduct } from '@/lib/content/cart-product'
import { pricedItems } from '@/lib/content/sold-items'
import { poolOf } from '@/lib/platform/database'
import type { CartResponse } from '@/lib/schemas/cart'

import { getClaims } from './claims'
import { payloadClient } from './payload-client'
import { getShopProducts } from './shop'

/**
 * A cart with today's prices, in the order in which products were added. Products that are no longer on sale, or whose
 * price may not be shown, are listed separately.
 */
export async function readCart(sessionId: string): Promise<CartResponse['cart']> {
  const [products, claims, { rows }] = await Promise.all([
    getShopProducts(),
    getClaims('structured-data'),
    poolOf(await payloadClient()).query<Row>(
      `select c.product_id as id, nullif(c.variant_id, 0)::int as "variantId", concat_ws(', ', p.name, v.name) as name,
         c.quantity::int as quantity
       from cart_items c join products p on p.id = c.product_id left join product_variants v on v.id = c.variant_id
       where c.session_id = $1 order by c.created_at, c.id`,
      [sessionId],
    ),
  ])
  const items = pricedItems(products, claims)
  const found = ({ id, variantId }: Row) =>
    items.find((item) => item.productId === id && item.variantId === variantId) ?? null
  return {
    items: rows.flatMap((row) => {
      const item = found(row)
      return item ? [{ product: toCartProduct(item), quantity: row.quantity }] : []
    }),
    unavailable: rows.filter((row) => !found(row)).map(({ id, variantId, name }) => ({ id, variantId, name })),
  }
}

type Row = { id: number; variantId: number | null; name: string; quantity: number }
