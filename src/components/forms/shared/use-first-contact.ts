import { useEffect, useEffectEvent, useRef, useState } from 'react'

const CONTACTS = ['focusin', 'pointerdown'] as const

type FirstContact<Loaded> = {
  load: () => Promise<Loaded>
  /** Whether to load immediately, without waiting for contact. */
  isDue: () => boolean
}

/** Loads a script when the visitor first presses or focuses something in the element with this ref. */
export function useFirstContact<Loaded>({ load, isDue }: FirstContact<Loaded>) {
  const ref = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<Loaded | null>(null)

  const isDueNow = useEffectEvent((element: HTMLElement) => element.contains(document.activeElement) || isDue())
  const start = useEffectEvent(() => {
    load().then(
      (module) => setLoaded(() => module),
      () => null, // the form remains a plain post
    )
  })
  useEffect(() => {
    const element = ref.current
    if (!element) return
    if (isDueNow(element)) return start()
    const waiting = new AbortController()
    const begin = () => {
      waiting.abort()
      start()
    }
    for (const contact of CONTACTS) element.addEventListener(contact, begin, { signal: waiting.signal })
    return () => waiting.abort()
  }, [])

  return { ref, loaded }
}
