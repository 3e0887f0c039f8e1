'use client'

import { useEffect } from 'react'

import { endpoints } from '@/lib/routing/endpoints'

const SOURCE_LENGTH = 100

/** Reports that a post was read: once it is on screen, not when a browser loads it in the background. */
export function ViewBeacon({ post }: { post: string }) {
  useEffect(() => {
    const stop = new AbortController()
    const report = () => {
      if (document.visibilityState === 'hidden') return
      stop.abort()
      const source = new URLSearchParams(location.search).get('utm_source') ?? ''
      const body = JSON.stringify({ post, referrer: document.referrer, source: source.slice(0, SOURCE_LENGTH) })
      navigator.sendBeacon(endpoints.blogViews, new Blob([body], { type: 'application/json' }))
    }
    document.addEventListener('visibilitychange', report, { signal: stop.signal })
    report()
    return () => stop.abort()
  }, [post])
  return null
}
