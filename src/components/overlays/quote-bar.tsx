import { useEffect, useState } from 'react'

import { watchIntersection } from '@/components/ui/watch-intersection'

import { type QuoteBarProps, QuoteBarView } from './quote-bar-view'

const DISMISSED = 'quote-bar-dismissed'

/** Fixed to the bottom once the hero is out of view, on pages that have one; dismissed for the rest of the visit. */
export function QuoteBar(bar: QuoteBarProps) {
  const [isShown, setShown] = useState(false)

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

  if (!isShown) return null
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
