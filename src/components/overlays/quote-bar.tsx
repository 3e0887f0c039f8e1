import { useEffect, useState, useSyncExternalStore } from 'react'

import { watchIntersection } from '@/components/ui/watch-intersection'

import { isNoticeOpen, subscribeToNotice } from './cookie-notice/notice-store'
import { type QuoteBarProps, QuoteBarView } from './quote-bar-view'

const DISMISSED = 'quote-bar-dismissed'

/**
 * Fixed to the bottom once the hero is out of view, on pages that have one; dismissed for the rest of the visit. It waits
 * while the cookie notice is open: both together would cover half a phone.
 */
export function QuoteBar(bar: QuoteBarProps) {
  const [isShown, setShown] = useState(false)
  const isNoticeShown = useSyncExternalStore(subscribeToNotice, isNoticeOpen, () => false)

  useEffect(() => {
    const hero = document.querySelector('[data-hero]')
    if (!hero || wasDismissed()) return
    return watchIntersection(hero, ({ isIntersecting, boundingClientRect }) => {
      if (!wasDismissed()) setShown(!isIntersecting && boundingClientRect.bottom <= 0)
    })
  }, [])

  const dismiss = () => {
    dismissForVisit()
    setShown(false)
  }

  if (!isShown || isNoticeShown) return null
  return <QuoteBarView {...bar} onDismiss={dismiss} />
}

// For visitors whose browser blocks storage: dismissed until they leave the page.
let isDismissedHere = false

function wasDismissed(): boolean {
  try {
    return isDismissedHere || sessionStorage.getItem(DISMISSED) !== null
  } catch {
    return isDismissedHere
  }
}

function dismissForVisit() {
  isDismissedHere = true
  try {
    sessionStorage.setItem(DISMISSED, 'yes')
  } catch {
    // dismissed in memory instead
  }
}
