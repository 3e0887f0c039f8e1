import { updateCartSchema } from '@/lib/schemas/cart'
import { updateCart } from '@/lib/use-cases/cart/change-cart'

import { cartBodyEndpoint } from '../cart-endpoint'

export const PUT = cartBodyEndpoint({
  call: 'update',
  schema: updateCartSchema,
  handle: async (line, pool) =>
    (await updateCart(pool, line))
      ? { ok: true }
      : { ok: false, status: 404, message: 'This product is no longer in your basket.' },
})
