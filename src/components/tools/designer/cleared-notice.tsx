import { useEffect, useRef } from 'react'

import { Button } from '@/components/ui/button'

import { bringBack, type Removed, setOpenNumber } from './kept-designs'

type ClearedNoticeProps = {
  removed: Removed
  /** Opens what was brought back. */
  onBack: (number: number) => void
  onFail: (why: string) => void
}

/** Says that the device was cleared, and takes that back while the page is open; then what was deleted is gone. */
export function ClearedNotice({ removed, onBack, onFail }: ClearedNoticeProps) {
  const button = useRef<HTMLButtonElement>(null)
  // The button that cleared the device is gone, so the focus would be lost.
  useEffect(() => button.current?.focus(), [])
  const undo = () => {
    if (!bringBack(removed)) return onFail('It can’t be brought back: its place has been taken.')
    setOpenNumber(removed.number)
    onBack(removed.number)
  }
  return (
    <div role="status" className="no-print mb-6 flex flex-wrap items-center gap-3 noscript:hidden">
      <p className="font-semibold">Everything that was drawn here is deleted from this device.</p>
      <Button ref={button} size="sm" look="secondary" onClick={undo}>
        Undo
      </Button>
    </div>
  )
}
