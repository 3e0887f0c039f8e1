import { useEffect, useEffectEvent, useRef } from 'react'

import { ArrowLink } from '@/components/ui/link'
import { FaultNotice } from '@/components/ui/notice'
import { itemOf } from '@/lib/browser/cart/cart-calls'
import type { NewLine } from '@/lib/browser/cart/cart-queries'
import { KEPT_ON_DEVICE } from '@/lib/browser/cart/cart-trouble'
import { isSameItem, pieceCount } from '@/lib/domain/shop/cart'
import { counted } from '@/lib/format/counted'
import { scriptRoutes } from '@/lib/routing/script-routes'

import { useCart } from './use-cart'

export type AddedNoticeProps = { wanted: { lines: readonly NewLine[]; press: number } }

/** Adds the requested lines once per press, and announces how many pieces the basket then contains. */
export function AddedNotice({ wanted }: AddedNoticeProps) {
  const { cart, add, refusal, trouble } = useCart()
  const lastPress = useRef(0)
  const addOnce = useEffectEvent(({ lines, press }: AddedNoticeProps['wanted']) => {
    if (press === lastPress.current) return
    lastPress.current = press
    void add(lines)
  })
  useEffect(() => addOnce(wanted), [wanted])

  const items = wanted.lines.map(({ product }) => itemOf(product))
  const quantity = pieceCount(cart.lines.filter((line) => items.some((item) => isSameItem(line, item))))
  return (
    <div className="grid gap-1">
      {refusal && <FaultNotice>{refusal}</FaultNotice>}
      <p role="status" className="text-sm">
        <span>
          {quantity > 0 && `In your basket: ${quantity} of these, ${counted(pieceCount(cart.lines), 'piece')} in all.`}
        </span>
        <span>{trouble && ` ${KEPT_ON_DEVICE[trouble]}`}</span>
      </p>
      <ArrowLink href={scriptRoutes.cart}>Open your basket</ArrowLink>
    </div>
  )
}
