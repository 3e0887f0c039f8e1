'use client'

import { useEffect } from 'react'

/** Reports the error that an error panel stands in for. */
export function RenderErrorReport({ error }: { error: Error }) {
  useEffect(() => {
    import('@/lib/browser/error-report').then(({ reportRenderError }) => reportRenderError(error)).catch(() => null)
  }, [error])
  return null
}
