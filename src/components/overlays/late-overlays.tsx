'use client'

import { useEffect, useState, type ComponentType } from 'react'

import { STAY_MS } from './exit-popup/stay'
import type { OverlaysProps } from './overlays'

const loadOverlays = () => import('./overlays').then((module) => module.Overlays)

type Shown = { Overlays: ComponentType<OverlaysProps>; arrivedAtMs: number; missed: Event[]; waiting: AbortController }

/** What shows that somebody is there, and may already concern an overlay. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'scroll', 'mouseleave']

/**
 * What may come over the page in the course of a visit, fetched at the first sign of a visitor, or in time for those who
 * only stay. The signs that came while it was on its way are given to it afterwards.
 */
export function LateOverlays(props: Omit<OverlaysProps, 'arrivedAtMs'>) {
  const [shown, setShown] = useState<Shown | null>(null)

  useEffect(() => {
    const arrivedAtMs = Date.now()
    const missed: Event[] = []
    const waiting = new AbortController()
    const come = () =>
      loadOverlays().then(
        (Overlays) => setShown((already) => already ?? { Overlays, arrivedAtMs, missed, waiting }),
        () => null, // the next sign tries again
      )
    const notice = (sign: Event) => {
      missed.push(sign)
      void come()
    }
    for (const type of SIGNS)
      document.addEventListener(type, notice, { capture: true, passive: true, signal: waiting.signal })
    const timer = setTimeout(come, STAY_MS)
    return () => {
      waiting.abort()
      clearTimeout(timer)
    }
  }, [])

  useEffect(() => {
    if (!shown) return
    shown.waiting.abort() // only now do the overlays listen themselves
    // One that is still on its way meets them there.
    for (const sign of shown.missed) if (sign.eventPhase === Event.NONE) sign.target?.dispatchEvent(sign)
  }, [shown])

  return shown && <shown.Overlays {...props} arrivedAtMs={shown.arrivedAtMs} />
}
