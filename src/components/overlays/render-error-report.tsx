'use client'

import { useEffect } from 'react'

import { reportLater } from '@/lib/browser/report-later'

/** Reports the error that an error panel replaces. */
export function RenderErrorReport({ error }: { error: Error }) {
  useEffect(() => reportLater(error), [error])
  return null
}
