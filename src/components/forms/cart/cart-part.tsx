'use client'

import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

import { FaultNotice } from '@/components/ui/notice'

import type { CartViewProps } from './cart-view'
import { ClosedNotice } from './closed-notice'
import { StaffGate } from './staff-gate'

const loadView = () => import('./cart-view').then((module) => module.CartView)

type CartPartProps = CartViewProps & { isStoreOpen: boolean }

/** The basket. Its page is the same for all, so its content and its script come afterwards. */
export function CartPart({ isStoreOpen, ...view }: CartPartProps) {
  if (isStoreOpen) return <LoadedCart {...view} />
  return (
    <StaffGate closed={<ClosedNotice />}>
      <LoadedCart {...view} />
    </StaffGate>
  )
}

function LoadedCart(props: CartViewProps) {
  const [View, setView] = useState<ComponentType<CartViewProps> | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    loadView().then(
      (loaded) => setView(() => loaded),
      () => setFailed(true),
    )
  }, [])
  if (View) return <View {...props} />
  if (hasFailed)
    return <Framed>{<FaultNotice>The basket could not be loaded. Please reload the page.</FaultNotice>}</Framed>
  return (
    <Framed>
      <p role="status" className="noscript:hidden">
        Loading your basket.
      </p>
      <p className="hidden noscript:block">The basket needs JavaScript. You can ask for a quote without it.</p>
    </Framed>
  )
}

const Framed = ({ children }: { children: ReactNode }) => (
  <div className="grid-page pt-7 pb-(--section)">
    <div className="md:col-span-9">{children}</div>
  </div>
)
