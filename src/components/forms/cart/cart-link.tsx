'use client'

import { useSyncExternalStore } from 'react'

import { ButtonLink } from '@/components/ui/button'
import { keptPieceCount, onKeptChange } from '@/lib/browser/cart/cart-storage'
import { scriptRoutes } from '@/lib/routing/script-routes'

/** A link to the basket with its number of pieces. Rendered only in the browser, and only once something is in it. */
export function CartLink({ size }: { size?: 'sm' }) {
  const pieces = useSyncExternalStore(onKeptChange, keptPieceCount, () => 0)
  if (pieces === 0) return null
  return (
    <ButtonLink look="secondary" size={size} href={scriptRoutes.cart} data-cart="">{`Basket (${pieces})`}</ButtonLink>
  )
}
