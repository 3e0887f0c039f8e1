import { type ComponentType, type ReactNode, useState } from 'react'

import { FaultNotice } from '@/components/ui/notice'
import type { NewLine } from '@/lib/browser/cart/cart-queries'

import type { AddedNoticeProps } from './added-notice'

const loadPart = () => import('./added-notice').then((module) => module.AddedNotice)

/** Loads the script of the basket on the first press, or earlier on hover or focus. */
export function useAddedNotice() {
  const [Part, setPart] = useState<ComponentType<AddedNoticeProps> | null>(null)
  const [request, setRequest] = useState<AddedNoticeProps['wanted'] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const preload = () => void loadPart().catch(() => null)

  const add = (lines: readonly NewLine[]) => {
    setFailed(false)
    loadPart().then(
      (loaded) => {
        setPart(() => loaded)
        setRequest((last) => ({ lines, press: (last?.press ?? 0) + 1 }))
      },
      () => setFailed(true),
    )
  }
  const outcome: ReactNode = (
    <>
      {hasFailed && <FaultNotice>The basket could not be loaded. Please try again.</FaultNotice>}
      {Part && request && <Part wanted={request} />}
    </>
  )
  return { add, outcome, whenNear: { onFocus: preload, onPointerEnter: preload } }
}

export const NeedsScript = () => (
  <p className="hidden text-sm noscript:block">The basket needs JavaScript. You can ask for a quote without it.</p>
)
