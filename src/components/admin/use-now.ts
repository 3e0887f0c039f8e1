import { useSyncExternalStore } from 'react'

import { now } from '@/lib/platform/clock'

const TICK_MS = 15_000

/**
 * The current time, rounded down to 15 s and kept current; null on the server, whose clock may differ from the
 * browser's.
 */
export function useNow(): Date | null {
  const tick = useSyncExternalStore(subscribe, currentTick, () => null)
  return tick === null ? null : new Date(tick * TICK_MS)
}

const currentTick = () => Math.floor(now().getTime() / TICK_MS)

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, TICK_MS)
  return () => clearInterval(timer)
}
