'use client'

import { useEffect } from 'react'

import { onConsentChange } from '@/lib/browser/consent'
import { agreesToCounting } from '@/lib/browser/counting-consent'
import { keepRefusal } from '@/lib/browser/refusal-cookie'
import { whenLoaded } from '@/lib/browser/when-loaded'

const START_DELAY_MS = 100

/**
 * Measures speed, on a share of page views, and records the heatmap for visitors who accepted all cookies; the scripts
 * are loaded only for them. Reports a refusal to the server.
 */
export function Measurements({ speedPercent }: { speedPercent: number }) {
  useEffect(() => {
    const begun = new AbortController()
    const begin = () => {
      if (begun.signal.aborted || !agreesToCounting()) return
      begun.abort()
      setTimeout(() => {
        void import('./measure')
          .then(({ measure }) => measure({ speedPercent, random: Math.random() }))
          .catch(() => null)
      }, START_DELAY_MS)
    }
    const follow = () => {
      keepRefusal()
      begin()
    }
    const stopListening = onConsentChange(follow)
    whenLoaded(follow)
    return () => {
      begun.abort()
      stopListening()
    }
  }, [speedPercent])
  return null
}
