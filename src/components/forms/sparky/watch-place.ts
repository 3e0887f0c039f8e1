import type { RefObject } from 'react'

import { goesDown, isAtEnd } from './goes-down'

/** What a visitor can press or is asked: links, buttons, fields, drawings to move parts in, notices and dialogs. */
const IN_THE_WAY_OF =
  'a[href], button, input, select, textarea, label, summary, [tabindex="0"]:not([role=region]), [data-overlay], [role=dialog]'

type Watch = { place: RefObject<HTMLElement | null>; onChange: (isTaken: boolean) => void; signal: AbortSignal }

/** Reports whether a place over the page is to be left: the visitor scrolls down, or a control is there. */
export function watchPlace({ place, onChange, signal }: Watch) {
  let topPx = window.scrollY
  let wentDown = false
  let frame: number | null = null
  const look = () => {
    frame = null
    wentDown = goesDown({ wentDown, fromPx: topPx, topPx: window.scrollY })
    topPx = window.scrollY
    const isOver = isAtEnd({ topPx, windowPx: window.innerHeight, pagePx: document.documentElement.scrollHeight })
    onChange((wentDown && !isOver) || (place.current !== null && coversControl(place.current)))
  }
  const lookSoon = () => {
    frame ??= requestAnimationFrame(look)
  }
  addEventListener('scroll', lookSoon, { passive: true, signal })
  addEventListener('resize', lookSoon, { signal })
  const size = new ResizeObserver(lookSoon)
  size.observe(document.body)
  const content = new MutationObserver(lookSoon)
  content.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] })
  signal.addEventListener('abort', () => {
    size.disconnect()
    content.disconnect()
    if (frame !== null) cancelAnimationFrame(frame)
  })
}

function coversControl(place: HTMLElement): boolean {
  const { left, right, top, bottom } = place.getBoundingClientRect()
  return [...document.querySelectorAll(IN_THE_WAY_OF)].some((control) => {
    // Sections that the browser has not laid out yet are far away; to ask for their boxes would lay them out.
    if (place.contains(control) || !control.checkVisibility({ contentVisibilityAuto: true })) return false
    const box = control.getBoundingClientRect()
    return box.left < right && left < box.right && box.top < bottom && top < box.bottom
  })
}
