import { type RefObject, useEffect, useRef, useState } from 'react'

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
