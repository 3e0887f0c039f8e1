'use client'

import { type ComponentType, useEffect, useState } from 'react'

import { TextLink } from '@/components/ui/link'
import { FaultNotice } from '@/components/ui/notice'
import { quoteRequestFrom } from '@/lib/routing/script-routes'

import type { CartViewProps } from './cart-view'
import { ClosedNotice } from './closed-notice'
import { STAFF_ONLY, StaffGate } from './staff-gate'

const QUOTE = quoteRequestFrom('basket')

const loadView = () => import('./cart-view').then((module) => module.CartView)

type CartPartProps = CartViewProps & { isStoreOpen: boolean }

/** The basket. Its page is the same for everyone, so its content and its script are loaded afterwards. */
export function CartSection({ isStoreOpen, ...view }: CartPartProps) {
  if (isStoreOpen) return <LoadedCart {...view} />
  return (
    <StaffGate closed={<ClosedNotice />}>
      <p className="isolate mx-auto max-w-360 px-(--margin) pt-7 text-sm text-ink-2">{STAFF_ONLY}</p>
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
  return (
    <div className="isolate grid-page pt-7 pb-(--section)">
      <div className="md:col-span-9">
        {hasFailed ? (
          <FaultNotice>The basket could not be loaded. Please reload the page.</FaultNotice>
        ) : (
          <p role="status" className="noscript:hidden">
            Loading your basket.
          </p>
        )}
        <p className="hidden noscript:block">
          The basket needs JavaScript. You can <TextLink href={QUOTE}>ask for a quote</TextLink> without it.
        </p>
      </div>
    </div>
  )
}
