'use client'

import { type ComponentType, useEffect, useState } from 'react'

import { DWELL_MS } from './exit-popup/dwell-time'
import type { OverlaysProps } from './overlays'

const loadOverlays = () => import('./overlays').then((module) => module.Overlays)

type Shown = { Overlays: ComponentType<OverlaysProps>; arrivedAtMs: number; missed: Event[]; waiting: AbortController }

/** Events that show a visitor is present and may already concern an overlay. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'scroll', 'mouseleave']

/**
 * Overlays that may appear during a visit, loaded on the first interaction, or in time for visitors who never interact.
 * Events during loading are replayed to them afterwards.
 */
export function LazyOverlays(props: Omit<OverlaysProps, 'arrivedAtMs'>) {
  const [shown, setShown] = useState<Shown | null>(null)

  useEffect(() => {
    const arrivedAtMs = Date.now()
    const missed: Event[] = []
    const waiting = new AbortController()
    const come = () =>
      loadOverlays().then(
        (Overlays) => setShown((already) => already ?? { Overlays, arrivedAtMs, missed, waiting }),
        () => null, // the next event tries again
      )
    const notice = (sign: Event) => {
      missed.push(sign)
      void come()
    }
    for (const type of SIGNS)
      document.addEventListener(type, notice, { capture: true, passive: true, signal: waiting.signal })
    const timer = setTimeout(come, DWELL_MS)
    return () => {
      waiting.abort()
      clearTimeout(timer)
    }
  }, [])

  useEffect(() => {
    if (!shown) return
    shown.waiting.abort() // the overlays listen themselves from here on
    // Events still in flight reach them directly.
    for (const sign of shown.missed) if (sign.eventPhase === Event.NONE) sign.target?.dispatchEvent(sign)
  }, [shown])

  return shown && <shown.Overlays {...props} arrivedAtMs={shown.arrivedAtMs} />
}
