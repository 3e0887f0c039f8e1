'use client'

import { useEffect } from 'react'

/** Reports what goes wrong unnoticed, for as long as the document lives. What reports is fetched with the first fault, so that a page without one is spared it. */
export function ErrorWatch() {
  useEffect(() => {
    const report = (fault: ErrorEvent | PromiseRejectionEvent) =>
      void import('@/lib/browser/error-report').then(({ reportUnhandled }) => reportUnhandled(fault)).catch(() => null)
    addEventListener('error', report)
    addEventListener('unhandledrejection', report)
  }, [])
  return null
}
