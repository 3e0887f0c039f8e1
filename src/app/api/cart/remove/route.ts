import { removeFromCartSchema } from '@/lib/schemas/cart'
import { removeFromCart } from '@/lib/use-cases/cart/change-cart'

import { cartBodyEndpoint } from '../cart-endpoint'

export const DELETE = cartBodyEndpoint({
  call: 'remove',
  schema: removeFromCartSchema,
  handle: async (item, pool) => {
    await removeFromCart(pool, item)
    return { ok: true }
  },
})
