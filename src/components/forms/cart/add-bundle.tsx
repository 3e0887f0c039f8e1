'use client'

import { Button } from '@/components/ui/button'
import type { Elements } from '@/components/ui/elements'
import { useHasScript } from '@/components/ui/use-has-script'
import type { NewLine } from '@/lib/browser/cart/cart-queries'
import { pieceCount } from '@/lib/domain/shop/cart'

import { STAFF_ONLY, StaffGate } from './staff-gate'
import { NeedsScript, useAddedNotice } from './use-added-notice'

type AddBundleProps = { lines: readonly NewLine[]; isStoreOpen: boolean }

/** Adds every line of a bundle to the basket; for staff only while the store is closed. */
export function AddBundle({ lines, isStoreOpen }: AddBundleProps) {
  if (isStoreOpen) return <AddAll lines={lines} />
  return (
    <StaffGate closed={null}>
      <AddAll lines={lines}>
        <p className="text-sm text-ink-2">{STAFF_ONLY}</p>
      </AddAll>
    </StaffGate>
  )
}

function AddAll({ lines, children }: { lines: readonly NewLine[]; children?: Elements }) {
  const hasScript = useHasScript()
  const { add, outcome, whenNear } = useAddedNotice()
  return (
    <>
      <div {...whenNear} className="grid gap-2.5 noscript:hidden">
        {children}
        <Button
          type="button"
          disabled={!hasScript}
          onClick={() => add(lines)}
          className="justify-self-start"
        >{`Add all ${pieceCount(lines)} to basket`}</Button>
        {outcome}
      </div>
      <NeedsScript />
    </>
  )
}
