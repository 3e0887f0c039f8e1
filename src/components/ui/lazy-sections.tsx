'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

import { whenIdle } from '@/lib/browser/when-idle'

/**
 * Lays out the sections below the fold one by one while the browser is idle. After that the page has its final height
 * and its drawings are loaded, so it can be saved or captured in full.
 */
export function LazySections() {
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

/** A few kilobytes each; photographs load when they are near the viewport. */
const DRAWINGS = 'img[src$=".svg"]'
