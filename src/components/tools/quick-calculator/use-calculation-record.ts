import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { tellOfCalculation } from '@/lib/browser/calculation-record'
import { newKey } from '@/lib/browser/new-key'

import { LEFT_OUT_ID } from './left-out'

/** Tells us of the answer that a visitor turns away from or prints: one record a view of the page, of its last state. */
export function useCalculationRecord({ query, openedAtMs }: { query: string; openedAtMs: number }) {
  const [sessionId] = useState(newKey)
  const told = useRef<string | null>(null)
  const changedAtMs = useRef(0)

  useEffect(() => {
    changedAtMs.current = performance.now()
  }, [query])

  const tell = useEffectEvent(() => {
    if (told.current === query || isLeftOut()) return
    told.current = query
    tellOfCalculation({ sessionId, query, answeredAfterMs: changedAtMs.current - openedAtMs })
  })
  useEffect(() => {
    const turnAway = () => {
      if (document.visibilityState === 'hidden') tell()
    }
    const leave = () => tell()
    document.addEventListener('visibilitychange', turnAway)
    addEventListener('pagehide', leave)
    addEventListener('beforeprint', leave)
    return () => {
      document.removeEventListener('visibilitychange', turnAway)
      removeEventListener('pagehide', leave)
      removeEventListener('beforeprint', leave)
    }
  }, [])
}

function isLeftOut(): boolean {
  return document.querySelector(`#${LEFT_OUT_ID}:checked`) !== null
}
