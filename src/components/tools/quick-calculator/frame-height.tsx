'use client'

import { useEffect } from 'react'

/** Posts the document height to the embedding page's origin only. */
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
