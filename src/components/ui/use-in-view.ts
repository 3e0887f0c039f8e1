import { type RefObject, useEffect, useRef, useState } from 'react'

import { watchIntersection } from './watch-intersection'

/** How far below the viewport counts as near. */
const NEAR = '50% 0px'

type WhenNear<Loaded> = { ref: RefObject<HTMLDivElement | null>; loaded: Loaded | null; hasFailed: boolean }

/**
 * Loads a script once the element with this ref is in or just below the viewport. `load` must be a stable reference.
 */
export function useInView<Loaded>(load: () => Promise<Loaded>): WhenNear<Loaded> {
  const ref = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    if (!ref.current) return
    const onChange = ({ isIntersecting }: IntersectionObserverEntry) => {
      if (!isIntersecting) return
      stop()
      load().then(
        (module) => setLoaded(() => module),
        () => setFailed(true),
      )
    }
    const stop = watchIntersection(ref.current, onChange, { rootMargin: NEAR })
    return stop
  }, [load])

  return { ref, loaded, hasFailed }
}
