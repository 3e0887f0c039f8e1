import { useSyncExternalStore } from 'react'

import { now } from '@/lib/platform/clock'

const TICK_MS = 15_000

/** The time to the last quarter of a minute, kept current; null while the server renders, whose clock is not the reader's. */
export function useNow(): Date | null {
  const tick = useSyncExternalStore(subscribe, currentTick, () => null)
  return tick === null ? null : new Date(tick * TICK_MS)
}

const currentTick = () => Math.floor(now().getTime() / TICK_MS)

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, TICK_MS)
  return () => clearInterval(timer)
}
