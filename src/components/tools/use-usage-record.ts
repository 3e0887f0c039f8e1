import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { newKey } from '@/lib/browser/new-key'

import { LEFT_OUT_ID } from './left-out'

type View = { sessionId: string; answeredAfterMs: number }

type UsageRecord = {
  /** Identifies the state to record; null if there is none. */
  state: string | null
  openedAtMs: number
  send: (view: View) => void
}

/** Records the result that a visitor leaves or prints: one record per page view, of its last state. */
export function useUsageRecord({ state, openedAtMs, send }: UsageRecord) {
  const [sessionId] = useState(newKey)
  const sent = useRef<string | null>(null)
  const changedAtMs = useRef(0)

  useEffect(() => {
    changedAtMs.current = performance.now()
  }, [state])

  const record = useEffectEvent(() => {
    if (state === null || sent.current === state || isLeftOut()) return
    sent.current = state
    send({ sessionId, answeredAfterMs: changedAtMs.current - openedAtMs })
  })
  useEffect(() => {
    const turnAway = () => {
      if (document.visibilityState === 'hidden') record()
    }
    const leave = () => record()
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
