import { readCart } from '@/lib/data/cart'

import { cartPathEndpoint } from '../cart-endpoint'

export const GET = cartPathEndpoint({
  call: 'load',
  handle: async ({ sessionId }) => ({ ok: true, body: { cart: await readCart(sessionId) } }),
})
