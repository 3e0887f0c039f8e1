import { useEffect, useState } from 'react'

import { QuoteBarView, type QuoteBarProps } from './quote-bar-view'

const DISMISSED = 'quote-bar-dismissed'

/** At the foot of the screen once the hero is out of sight, on pages that have one; gone for the visit when dismissed. */
export function QuoteBar(bar: QuoteBarProps) {
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    const hero = document.querySelector('[data-hero]')
    if (!hero || wasDismissed()) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!wasDismissed())
        setShown(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.bottom <= 0)
    })
    observer.observe(hero)
    return () => observer.disconnect()
  }, [])

  const dismiss = () => {
    dismissForVisit()
    setShown(false)
  }

  if (!isShown) return null
  return <QuoteBarView {...bar} onDismiss={dismiss} />
}

// For visitors who refuse storage: gone until they leave the page.
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
    // kept above
  }
}
