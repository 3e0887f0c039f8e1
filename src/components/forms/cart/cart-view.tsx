import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'

import { ArrowLink } from '@/components/ui/link'
import { emptyCart } from '@/lib/browser/cart/cart-queries'
import { pieceCount } from '@/lib/domain/shop/cart'
import { cartTotals } from '@/lib/domain/shop/cart-totals'
import { counted } from '@/lib/format/counted'
import { poundsAndPence } from '@/lib/format/pounds'

import { BasketHome } from './basket-home'
import { CartLineRow } from './cart-line-row'
import { CartNotices } from './cart-notices'
import { CartReceipt } from './cart-receipt'
import { ClosedNotice } from './closed-notice'
import { EmptyCart } from './empty-cart'
import { receiptLine } from './receipt-line'
import { useCart } from './use-cart'

export type CartViewProps = {
  /** Null if no delivery price may be shown; then no product has a price either. */
  deliveryPence: number | null
  /** The label of the delivery price, with its evidence. */
  deliveryLabel: ReactNode
  /** The path of the product list. */
  shelf: string
}

/** The lines of the basket beside their total. */
export function CartView({ deliveryPence, deliveryLabel, shelf }: CartViewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const basket = useCart()
  const { cart, isLoading, isClosed, trouble, change, reload } = basket
  const { lines } = cart

  useRetryOnline(reload)
  if (isClosed) return <ClosedNotice />
  // The pressed button is removed, and the focus would be lost with it.
  const afterwards = () => heading.current?.focus()
  const total = deliveryPence === null ? null : cartTotals({ lines: lines.map(receiptLine), deliveryPence }).totalPence
  return (
    <div className="isolate grid-page gap-y-7 pt-7 pb-(--section)">
      <div className="md:col-span-7">
        <h2 ref={heading} tabIndex={-1} className="text-h3 outline-none">
          {lines.length > 0 ? counted(pieceCount(lines), 'piece') : isLoading ? 'Loading' : 'Nothing in it yet'}
        </h2>
        <p role="status" className="sr-only">
          <span>{isLoading && 'Loading your basket.'}</span>
          <span>{!isLoading && total !== null && lines.length > 0 && `The total is ${poundsAndPence(total)}.`}</span>
        </p>
        <CartNotices basket={basket} onDismissed={afterwards} />
        {lines.length === 0 ? (
          !isLoading && <EmptyCart shelf={shelf} />
        ) : (
          <ul className="mt-4 border-t border-line">
            {lines.map((line) => (
              <CartLineRow
                key={`${line.productId}:${line.variant}`}
                line={line}
                onQuantity={(quantity) => change({ call: 'update', line: { ...line, quantity } })}
                onRemove={() => {
                  change({ call: 'remove', line })
                  afterwards()
                }}
              />
            ))}
          </ul>
        )}
        {lines.length > 0 && <BelowLines shelf={shelf} />}
      </div>
      {lines.length > 0 && (
        <div className="md:col-span-5">
          <CartReceipt
            lines={lines}
            deliveryPence={deliveryPence}
            deliveryLabel={deliveryLabel}
            isProvisional={trouble !== null}
            onClear={() => {
              void emptyCart()
              afterwards()
            }}
          />
        </div>
      )}
    </div>
  )
}

function BelowLines({ shelf }: Pick<CartViewProps, 'shelf'>) {
  return (
    <>
      <BasketHome />
      <ArrowLink href={shelf} className="no-print mt-4">
        Back to the store
      </ArrowLink>
    </>
  )
}

/** Reloads when the device is online again. */
function useRetryOnline(reload: () => void): void {
  const retry = useEffectEvent(() => reload())
  useEffect(() => {
    const online = () => retry()
    addEventListener('online', online)
    return () => removeEventListener('online', online)
  }, [])
}
