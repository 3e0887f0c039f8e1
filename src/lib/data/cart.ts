import { toCartProduct } from '@/lib/content/cart-product'
import { shopPriceOf } from '@/lib/content/shop'
import { poolOf } from '@/lib/platform/database'
import type { CartAnswer } from '@/lib/schemas/cart'

import { getClaims } from './claims'
import { payloadClient } from './payload-client'
import { getShopProducts } from './shop'

/**
 * A cart with today's prices, in the order in which products were added. Products are apart that are no longer on sale
 * or whose price may not be shown.
 */
export async function readCart(sessionId: string): Promise<CartAnswer['cart']> {
  const [products, claims, { rows }] = await Promise.all([
    getShopProducts(),
    getClaims('structured-data'),
    poolOf(await payloadClient()).query<{ id: number; name: string; quantity: number }>(
      `select c.product_id as id, p.name, c.quantity::int as quantity
       from cart_items c join products p on p.id = c.product_id
       where c.session_id = $1 order by c.created_at, c.id`,
      [sessionId],
    ),
  ])
  const priced = products.filter((product) => shopPriceOf({ product, claims }).kind === 'priced')
  const onSale = new Map(priced.map((product) => [product.id, product]))
  return {
    items: rows.flatMap(({ id, quantity }) => {
      const product = onSale.get(id)
      return product ? [{ product: toCartProduct(product), quantity }] : []
    }),
    unavailable: rows.filter(({ id }) => !onSale.has(id)).map(({ id, name }) => ({ id, name })),
  }
}
