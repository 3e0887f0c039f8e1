import { MutationObserver } from '@tanstack/react-query'

import { isRefusal } from '@/lib/browser/cart/cart-calls'
import { cartMutation, newLine, piecesInCart } from '@/lib/browser/cart/cart-queries'
import { cartTroubleOf, KEPT_ON_DEVICE } from '@/lib/browser/cart/cart-trouble'
import { queryClient } from '@/lib/browser/query-client'
import { messageOf } from '@/lib/browser/response-message'
import { QUANTITY_MAX } from '@/lib/domain/shop/cart'
import { counted } from '@/lib/format/counted'
import type { CartProduct } from '@/lib/schemas/cart'

/** Puts the panels of a design into the basket; returns what happened in words. */
export async function addToBasket(product: CartProduct, panels: number): Promise<string> {
  const quantity = Math.min(QUANTITY_MAX, panels)
  const before = piecesInCart(product)
  try {
    await new MutationObserver(queryClient, cartMutation).mutate({ call: 'add', line: newLine(product, quantity) })
    const more = before + panels > QUANTITY_MAX ? ` A basket takes ${QUANTITY_MAX}; ask us for the others.` : ''
    return `In your basket: ${counted(piecesInCart(product), 'panel')}.${more}`
  } catch (error) {
    if (isRefusal(error)) return messageOf(error) ?? 'This could not be added.'
    return `In your basket: ${counted(piecesInCart(product), 'panel')}. ${KEPT_ON_DEVICE[cartTroubleOf(error)]}`
  }
}
