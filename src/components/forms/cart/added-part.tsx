import { useEffect, useEffectEvent, useRef } from 'react'

import { ArrowLink } from '@/components/ui/link'
import { FaultNotice } from '@/components/ui/notice'
import { itemOf } from '@/lib/browser/cart/cart-calls'
import { isSameItem, pieceCount } from '@/lib/domain/shop/cart'
import { counted } from '@/lib/format/counted'
import { scriptRoutes } from '@/lib/routing/script-routes'
import type { CartProduct } from '@/lib/schemas/cart'

import { useCart } from './use-cart'

export type AddedPartProps = { product: CartProduct; wanted: { quantity: number; press: number } }

/** Adds what was pressed for, once per press, and says what the basket holds then. */
export function AddedPart({ product, wanted }: AddedPartProps) {
  const { cart, add, refusal, isOutOfReach } = useCart()
  const lastPress = useRef(0)
  const addOnce = useEffectEvent(({ quantity, press }: AddedPartProps['wanted']) => {
    if (press === lastPress.current) return
    lastPress.current = press
    add(product, quantity)
  })
  useEffect(() => addOnce(wanted), [wanted])

  const item = itemOf(product)
  const quantity = cart.lines.find((line) => isSameItem(line, item))?.quantity ?? 0
  return (
    <div className="grid gap-1">
      {refusal && <FaultNotice>{refusal}</FaultNotice>}
      <p role="status" className="text-sm">
        {quantity > 0 && `In your basket: ${quantity} of these, ${counted(pieceCount(cart.lines), 'piece')} in all.`}
        {isOutOfReach && ' Kept on this device until you’re back online.'}
      </p>
      <ArrowLink href={scriptRoutes.cart}>Open your basket</ArrowLink>
    </div>
  )
}
