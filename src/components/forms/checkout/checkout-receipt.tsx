import type { ReactNode } from 'react'

import { ArrowLink } from '@/components/ui/link'
import { scriptRoutes } from '@/lib/routing/script-routes'

import { CartNotices } from '../cart/cart-notices'
import { ClosedNotice } from '../cart/closed-notice'
import { EmptyCart } from '../cart/empty-cart'
import { receiptLine } from '../cart/receipt-line'
import { useCart } from '../cart/use-cart'
import { LINES_ID, Receipt } from './receipt'

export type CheckoutReceiptProps = { deliveryPence: number; deliveryLabel: ReactNode; shelf: string }

/** The basket as a receipt beside the form. */
export function CheckoutReceipt({ deliveryPence, deliveryLabel, shelf }: CheckoutReceiptProps) {
  const basket = useCart()
  const { cart, isLoading, isClosed } = basket
  if (isClosed) return <ClosedNotice />
  if (cart.lines.length === 0)
    return isLoading ? <p role="status">Loading your basket.</p> : <EmptyCart shelf={shelf} />
  return (
    <Receipt lines={cart.lines.map(receiptLine)} deliveryPence={deliveryPence} deliveryLabel={deliveryLabel}>
      <CartNotices basket={basket} onDismissed={() => document.getElementById(LINES_ID)?.focus()} />
      <ArrowLink href={scriptRoutes.cart} className="no-print mt-4">
        Change the basket
      </ArrowLink>
    </Receipt>
  )
}
