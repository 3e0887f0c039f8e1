'use client'

import { useEffect } from 'react'

/** Reports what goes wrong unnoticed. Fetched once the page is complete, so that no visitor waits for it. */
export function ErrorWatch() {
  useEffect(() => {
    const start = () => void import('@/lib/browser/error-report').then(({ reportUnhandled }) => reportUnhandled()).catch(() => null)
    if (document.readyState === 'complete') return start()
    addEventListener('load', start, { once: true })
    return () => removeEventListener('load', start)
  }, [])
  return null
}
