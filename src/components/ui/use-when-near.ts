import { useEffect, useRef, useState, type RefObject } from 'react'

/** How far below the screen something counts as near. */
const NEAR = '50% 0px'

type WhenNear<Loaded> = { ref: RefObject<HTMLDivElement | null>; loaded: Loaded | null; hasFailed: boolean }

/** Fetches a script once the element with this ref is on the screen or a little below it. `load` must be the same function each time. */
export function useWhenNear<Loaded>(load: () => Promise<Loaded>): WhenNear<Loaded> {
  const ref = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        load().then(
          (module) => setLoaded(() => module),
          () => setFailed(true),
        )
      },
      { rootMargin: NEAR },
    )
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [load])

  return { ref, loaded, hasFailed }
}
