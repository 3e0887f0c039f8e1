import { type RefObject, useEffect, useState } from 'react'

const loadWatch = () => import('./watch-place').then((module) => module.watchPlace)

/**
 * Whether something that floats over a narrow page leaves its place: while the visitor scrolls down, and whenever it
 * would cover a control there. `place` is an element that stays there. True until the script for this, which only
 * narrow screens load, has looked at the page.
 */
export function useStandsAside(place: RefObject<HTMLElement | null>): boolean {
  const [isAside, setAside] = useState(true)

  useEffect(() => {
    const narrow = window.matchMedia('(width < 75rem)') // from there on it is in the margin
    const stop = new AbortController()
    const watch = () => {
      if (!narrow.matches) return
      narrow.removeEventListener('change', watch)
      loadWatch().then(
        (watchPlace) => stop.signal.aborted || watchPlace({ place, onChange: setAside, signal: stop.signal }),
        () => setAside(false),
      )
    }
    narrow.addEventListener('change', watch, { signal: stop.signal })
    watch()
    return () => stop.abort()
  }, [place])

  return isAside
}
