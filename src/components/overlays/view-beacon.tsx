'use client'

import { useEffect } from 'react'

import { rememberPost, reportStep } from '@/lib/browser/post-steps'
import { POST_END_ID } from '@/lib/content/blog-post'
import { endpoints } from '@/lib/routing/endpoints'

const SOURCE_LENGTH = 100

/** Reports a view of a post once it is on screen, not when it is preloaded, and later that its end was reached. */
export function ViewBeacon({ post }: { post: string }) {
  useEffect(() => {
    const stop = new AbortController()
    const report = () => {
      if (document.visibilityState === 'hidden') return
      stop.abort()
      const source = new URLSearchParams(location.search).get('utm_source') ?? ''
      const body = JSON.stringify({ post, referrer: document.referrer, source: source.slice(0, SOURCE_LENGTH) })
      rememberPost(post)
      navigator.sendBeacon(endpoints.blogViews, new Blob([body], { type: 'application/json' }))
    }
    document.addEventListener('visibilitychange', report, { signal: stop.signal })
    report()
    return () => stop.abort()
  }, [post])

  useEffect(() => watchEnd(() => reportStep('end')), [])
  return null
}

/** Calls `onSeen` when the element after the text of the post comes into view. */
function watchEnd(onSeen: () => void): () => void {
  const end = document.getElementById(POST_END_ID)
  // Of several changes at once any may be the sighting, unlike the current state that watchIntersection reports.
  const watch = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && onSeen())
  if (end) watch.observe(end)
  return () => watch.disconnect()
}
