'use client'

import { useState, useSyncExternalStore } from 'react'

import { Button } from '@/components/ui/button'

const nothingToWatch = () => () => undefined

/** Copies a link, or hands it to the device's own way of sharing. Neither is offered without a script. */
export function LinkButtons({ url, name }: { url: string; name: string }) {
  const [done, setDone] = useState('')
  const canCopy = useSyncExternalStore(
    nothingToWatch,
    () => 'clipboard' in navigator,
    () => false,
  )
  const canShare = useSyncExternalStore(
    nothingToWatch,
    () => 'share' in navigator,
    () => false,
  )
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setDone('Copied.'),
      () => setDone('It could not be copied. Press and hold the link instead.'),
    )
  // Closing the device's own sheet is not a fault.
  const share = () => navigator.share({ title: 'A Powerboard design', url }).catch(() => undefined)
  return (
    <span className="mt-1 flex flex-wrap items-center gap-2">
      {canCopy && (
        <Button size="sm" look="secondary" onClick={() => void copy()}>
          Copy<span className="sr-only">{`: ${name}`}</span>
        </Button>
      )}
      {canShare && (
        <Button size="sm" look="secondary" onClick={() => void share()}>
          Share<span className="sr-only">{`: ${name}`}</span>
        </Button>
      )}
      <span role="status" className="text-sm">
        {done}
      </span>
    </span>
  )
}
