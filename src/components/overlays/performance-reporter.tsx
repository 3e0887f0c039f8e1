'use client'

import { useEffect } from 'react'

import { onConsentChange } from '@/lib/browser/consent'
import { agreesToCounting } from '@/lib/browser/counting-consent'

const START_DELAY_MS = 100

/** Measures the page's speed for visitors who accepted all cookies; the script is loaded for them alone. */
export function PerformanceReporter() {
  useEffect(() => {
    const begun = new AbortController()
    const begin = () => {
      if (begun.signal.aborted || !agreesToCounting()) return
      begun.abort()
      setTimeout(() => {
        void import('@/lib/browser/performance-report')
          .then(({ reportPerformance }) => reportPerformance())
          .catch(() => null)
      }, START_DELAY_MS)
    }
    const stopListening = onConsentChange(begin)
    whenLoaded(begin)
    return () => {
      begun.abort()
      stopListening()
    }
  }, [])
  return null
}

function whenLoaded(begin: () => void) {
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}
