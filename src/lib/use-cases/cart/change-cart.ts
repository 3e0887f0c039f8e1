import type { Pool } from 'pg'

import { QUANTITY_MAX } from '@/lib/domain/shop/cart'
import { requireRoom } from '@/lib/platform/quotas'
import type { AddToCart } from '@/lib/schemas/cart'

type Line = AddToCart

/**
 * Adds a product or variant, up to a quantity of 99. Returns false if it is not on sale. One statement, so that
 * concurrent additions are all counted.
 * @throws StoreFull
 */
export async function addToCart(pool: Pool, { sessionId, productId, variantId, quantity }: Line): Promise<boolean> {
  await requireRoom(pool, 'cart_items')
  const { rowCount } = await pool.query(
    `insert into cart_items (session_id, product_id, variant_id, quantity, updated_at, created_at)
     select $1, p.id, coalesce(v.id, 0), $3, now(), now()
     from products p left join product_variants v on v.id = $4 and v.product_id = p.id and v.is_active
     where p.id = $2 and p.is_active and ($4::int is null or v.id is not null)
     on conflict (session_id, product_id, variant_id) do update
       set quantity = least(${QUANTITY_MAX}, cart_items.quantity + excluded.quantity), updated_at = now()`,
    [sessionId, productId, quantity, variantId],
  )
  return rowCount === 1
}

/** Sets the quantity of a product in the cart. Returns false if the product is not in the cart. */
export async function updateCart(pool: Pool, { sessionId, productId, variantId, quantity }: Line): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update cart_items set quantity = $3, updated_at = now()
     where session_id = $1 and product_id = $2 and variant_id = coalesce($4::int, 0)`,
    [sessionId, productId, quantity, variantId],
  )
  return rowCount === 1
}

/** Removes a product, if it is in the cart. */
export async function removeFromCart(
  pool: Pool,
  { sessionId, productId, variantId }: Omit<Line, 'quantity'>,
): Promise<void> {
  await pool.query(
    'delete from cart_items where session_id = $1 and product_id = $2 and variant_id = coalesce($3::int, 0)',
    [sessionId, productId, variantId],
  )
}

/** Removes every product of a cart. */
export async function clearCart(pool: Pool, { sessionId }: Pick<Line, 'sessionId'>): Promise<void> {
  await pool.query('delete from cart_items where session_id = $1', [sessionId])
}
