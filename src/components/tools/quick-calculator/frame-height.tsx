'use client'

import { useEffect } from 'react'

/** Tells the page that frames this one how tall it is, and nobody else. */
export function FrameHeight({ host }: { host: string }) {
  useEffect(() => {
    const observer = new ResizeObserver(() =>
      parent.postMessage({ powerboardHeight: Math.ceil(document.body.getBoundingClientRect().height) }, host),
    )
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [host])
  return null
}
