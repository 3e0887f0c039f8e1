'use client'

import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

import { FaultNotice } from '@/components/ui/notice'

import { ClosedNotice } from '../cart/closed-notice'
import { STAFF_ONLY, StaffGate } from '../cart/staff-gate'
import type { CheckoutReceiptProps } from './checkout-receipt'

const loadReceipt = () => import('./checkout-receipt').then((module) => module.CheckoutReceipt)

type CheckoutPartProps = CheckoutReceiptProps & {
  isStoreOpen: boolean
  /** The form, and below it the information that must be given before an order. */
  children: ReactNode
  /** Fields for choosing products without JavaScript, and so without a basket. */
  choices: ReactNode
}

/** The checkout: its form with the receipt of the basket beside it; for staff only while the store is closed. */
export function CheckoutSection({ isStoreOpen, ...rest }: CheckoutPartProps) {
  if (isStoreOpen) return <OpenCheckout {...rest} />
  return (
    <StaffGate closed={<ClosedNotice />}>
      <p className="isolate mx-auto max-w-360 px-(--margin) pt-7 text-sm text-ink-2">{STAFF_ONLY}</p>
      <OpenCheckout {...rest} />
    </StaffGate>
  )
}

function OpenCheckout({ children, choices, ...receipt }: Omit<CheckoutPartProps, 'isStoreOpen'>) {
  const [View, setView] = useState<ComponentType<CheckoutReceiptProps> | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    loadReceipt().then(
      (loaded) => setView(() => loaded),
      () => setFailed(true),
    )
  }, [])
  return (
    <div className="isolate grid-page items-start gap-y-7 pt-7 pb-(--section)">
      <div className="md:order-last md:col-span-5">
        {View && <View {...receipt} />}
        {!View && hasFailed && <FaultNotice>Your basket could not be loaded. Please reload the page.</FaultNotice>}
        {!View && !hasFailed && (
          <p role="status" className="noscript:hidden">
            Loading your basket.
          </p>
        )}
        <div className="hidden noscript:block">{choices}</div>
      </div>
      <div className="md:col-span-7">{children}</div>
    </div>
  )
}
