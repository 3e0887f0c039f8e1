'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Lays out what waited below the first view, one section after the other while the browser has nothing else to do. From
 * then on the page is as high as it will be, its drawings are there, and whoever saves or pictures it whole has all of it.
 */
export function LateSections() {
  const pathname = usePathname()
  useEffect(() => {
    const waiting = [...document.querySelectorAll<HTMLElement>('.render-late')]
    const layOutNext = () => {
      const section = waiting.shift()
      if (!section) return
      section.style.contentVisibility = 'visible'
      for (const drawing of section.querySelectorAll<HTMLImageElement>(DRAWINGS)) drawing.loading = 'eager'
      whenIdle(layOutNext)
    }
    whenIdle(layOutNext)
    return () => void waiting.splice(0)
  }, [pathname])
  return null
}

/** A few kilobytes each; photographs wait until somebody comes near. */
const DRAWINGS = 'img[src$=".svg"]'

const NEXT_AFTER_MS = 200

/** Not every browser says when it is idle. */
function whenIdle(act: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(act)
  else setTimeout(act, NEXT_AFTER_MS)
}
