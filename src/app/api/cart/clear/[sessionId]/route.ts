import { clearCart } from '@/lib/use-cases/cart/change-cart'

import { cartPathEndpoint } from '../../cart-endpoint'

export const DELETE = cartPathEndpoint({
  call: 'clear',
  handle: async (cart, pool) => {
    await clearCart(pool, cart)
    return { ok: true }
  },
})
