'use client'

import { useEffect } from 'react'

import { type CartLine, isSameItem } from '@/lib/domain/shop/cart'
import { routes } from '@/lib/routing/routes'

/**
 * Empties the basket after an order that was sent as a plain post, because the script of the checkout's form had not
 * loaded. Only on arrival from the checkout, not on a reload or a return, and only if the basket holds exactly what was
 * ordered: the customer may be filling it again.
 */
export function OrderedBasket({ lines }: { lines: readonly CartLine[] }) {
  useEffect(() => {
    if (hasArrived || !isArrivalFromCheckout()) return
    hasArrived = true
    void Promise.all([import('@/lib/browser/cart/kept-cart'), import('@/lib/browser/cart/cart-queries')]).then(
      ([{ readCart }, { emptyCart }]) => (isSame(readCart().lines, lines) ? emptyCart() : undefined),
      () => null, // the visitor can empty it
    )
  }, [lines])
  return null
}

/** Once in this document, whose referrer stays the same while the visitor goes from page to page. */
let hasArrived = false

function isArrivalFromCheckout(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[] // what 'navigation' returns
  const { referrer } = document
  return visit?.type === 'navigate' && referrer !== '' && new URL(referrer).pathname.startsWith(routes.checkout)
}

const isSame = (kept: readonly CartLine[], ordered: readonly CartLine[]) =>
  kept.length === ordered.length &&
  ordered.every((line) => kept.some((other) => isSameItem(other, line) && other.quantity === line.quantity))
