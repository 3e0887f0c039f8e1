'use client'

import { useEffect } from 'react'

/**
 * Reports unhandled errors for the lifetime of the document. The reporter is loaded with the first error, so that pages
 * without errors do not pay for it.
 */
export function GlobalErrorListener() {
  useEffect(() => {
    const report = (fault: ErrorEvent | PromiseRejectionEvent) =>
      void import('@/lib/browser/error-report').then(({ reportUnhandled }) => reportUnhandled(fault)).catch(() => null)
    addEventListener('error', report)
    addEventListener('unhandledrejection', report)
  }, [])
  return null
}
