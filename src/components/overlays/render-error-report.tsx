'use client'

import { useEffect } from 'react'

import { reportLater } from './report-later'

/** Reports the error that an error panel replaces. */
export function RenderErrorReport({ error }: { error: Error }) {
  useEffect(() => reportLater(error), [error])
  return null
}
