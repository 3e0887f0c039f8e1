import { addToCartSchema } from '@/lib/schemas/cart'
import { addToCart } from '@/lib/use-cases/cart/change-cart'

import { cartBodyEndpoint } from '../cart-endpoint'

export const POST = cartBodyEndpoint({
  call: 'add',
  schema: addToCartSchema,
  handle: async (line, pool) =>
    (await addToCart(pool, line))
      ? { ok: true }
      : { ok: false, status: 404, message: 'This product is not on sale at the moment.' },
})
